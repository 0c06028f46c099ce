import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { NotifiedEvent } from '#domain/leads/lead.ts';
import { parseConfig } from '#server/config/config.ts';
import { LeadStore, type Submission } from '#server/leads/accept/lead-store.ts';
import { targetChannels } from '#server/leads/crm/channels.ts';
import { changeLead, sendAgain } from '#server/leads/desk/desk-events.ts';
import { otherSystemsOf } from '#server/leads/lead/enabled-targets.ts';
import { Subscriptions } from '#server/leads/newsletter/subscriptions.ts';
import { DeliveryQueue } from '#server/leads/queue/delivery-queue.ts';
import { DeliveryWorker } from '#server/leads/queue/worker.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { SENDER } from '#tests/support/sender.ts';

const PUT_OFF_MS = 400;

/** Leads and what happens to them, told to the targets of a configuration. */
export function openDesk(storage: Storage, targets: object, environment: Record<string, string> = {}) {
  const config = parseConfig({ LEADS_TARGETS: JSON.stringify(targets), ...environment });
  const otherSystems = otherSystemsOf(config);
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const store = new LeadStore(storage, 'example.com', { otherSystems });
  let wake = () => {};
  const start = () => {
    const worker = new DeliveryWorker({
      queue: new DeliveryQueue(storage.db),
      channels: targetChannels(config),
      log,
      retryPolicy: { retryWait: () => 10, circuitOpenMs: 20 },
    });
    onTestFinished(() => worker.stop());
    wake = () => worker.wake();
    return worker;
  };
  /** States of everything that is pending for targets, by channel. */
  const pending = async () => {
    const rows = await storage.db
      .selectFrom('outbox')
      .select(['channel', 'state', 'attempts', 'last_error'])
      .execute();
    return rows.filter(({ channel }) => channel.startsWith('webhook'));
  };
  return {
    log: () => lines.join(''),
    start,
    pending,
    /** Whether everything is reported; has the worker look at once for what is pending just now. */
    isNotified: async (channel?: string) => {
      wake();
      const rows = await pending();
      return rows.every((row) => row.state === 'sent' || (channel !== undefined && row.channel !== channel));
    },
    accept: (enquiry: Partial<Submission['enquiry']> = {}) =>
      store.accept({
        enquiry: {
          kind: 'contact',
          ...SENDER,
          message: 'Ten trucks of cement',
          ...enquiry,
        } as Submission['enquiry'],
        suspectedSpam: false,
        requestId: 'r',
      }),
    change: (
      leadId: string,
      what: 'taken' | 'open' | 'answered' | 'won' | 'lost',
      by: string | null = null,
    ) => changeLead(storage, { leadId, what, by }, otherSystems),
    sendAgain: (leadId: string) => sendAgain(storage, leadId, null, otherSystems),
    subscriptions: new Subscriptions(storage, 'example.com', otherSystems),
  };
}

/** Has some events wait as if they had failed, so that later ones are reported before. */
export async function putOff({ db }: Storage, events: NotifiedEvent[]): Promise<void> {
  await db
    .updateTable('outbox')
    .where('event', 'is not', null)
    .set({ due_at: new Date(Date.now() + PUT_OFF_MS).toISOString() })
    .where('event', 'in', events as never)
    .execute();
}
