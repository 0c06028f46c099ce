import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { addressed } from '#server/leads/lead/values.ts';
import type { ComposeMail } from '#server/leads/mail/mail.ts';
import type { Channel } from '#server/leads/queue/channel.ts';
import type { RetryPolicy } from '#server/leads/queue/channel-worker.ts';
import { DeliveryQueue } from '#server/leads/queue/delivery-queue.ts';
import { DeliveryWorker } from '#server/leads/queue/worker.ts';
import type { Storage } from '#server/platform/database/index.ts';

/** Tries again at once. */
export const SOON: RetryPolicy = { retryWait: () => 10, circuitOpenMs: 20 };

/** Starts what delivers by some channels; it ends with the test. */
export function startWorker(
  { db }: Pick<Storage, 'db'>,
  channels: Channel[],
  { retryPolicy, log = pino({ level: 'silent' }) }: { retryPolicy?: RetryPolicy; log?: pino.Logger } = {},
): DeliveryWorker {
  const worker = new DeliveryWorker({ queue: new DeliveryQueue(db), channels, log, retryPolicy });
  onTestFinished(() => worker.stop());
  return worker;
}

/** Every e-mail as plain text, without the site's templates: to the desk, or to the sender. */
export const inPlainText: ComposeMail = async (name, { delivery, lead }) => ({
  from: { name: 'Kayalink', address: 'site@kayalink.example' },
  to: { name: '', address: name === 'sales-email' ? 'desk@kayalink.example' : addressed(lead).email },
  replyTo: { name: '', address: addressed(lead).email },
  subject: lead.message ?? lead.kind,
  html: '<p>An enquiry</p>',
  text: 'An enquiry',
  messageId: delivery.message_id,
  date: new Date(lead.created_at),
  headers: {},
});
