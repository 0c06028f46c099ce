import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { productApiChannel } from '#server/leads/channels/product-api.ts';
import { type Target, targetChannels } from '#server/leads/crm/channels.ts';
import type { Channel } from '#server/leads/queue/channel.ts';
import { type Claim, DeliveryQueue } from '#server/leads/queue/delivery-queue.ts';
import { DeliveryWorker } from '#server/leads/queue/worker.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { RejectedError } from '#server/platform/network/post-json.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { SENDER } from '#tests/support/sender.ts';
import { CRM } from '#tests/support/visitors.ts';
import { startReceiver } from './receiver.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const contact = {
  ...SENDER,
  message: 'Ten trucks of cement, Obajana to Kano',
};
const target = (url: string, allowPrivate = true): Target => ({
  kind: 'plain',
  ...CRM,
  url,
  secrets: [SECRET],
  allowPrivate,
});
const webhookTo = (url: string, allowPrivate = true) =>
  targetChannels({ targets: [target(url, allowPrivate)] }) as [Channel];
const log = pino({ level: 'silent' });

oneDatabase('PostgreSQL', (emptyDatabase) => {
  let storage: Storage;
  let worker: DeliveryWorker | undefined;
  beforeEach(async () => {
    storage = await (await emptyDatabase()).open();
  });
  afterEach(async () => {
    await worker?.stop();
    worker = undefined;
    await storage.close();
  });

  const store = () =>
    new LeadStore(storage, 'example.com', { otherSystems: { targets: [CRM], productApi: true } });
  const accept = (message = contact.message) =>
    store().accept({
      enquiry: { kind: 'contact', ...contact, message },
      suspectedSpam: false,
      requestId: 'r',
    });
  const deliveryBy = (channel: Channel) =>
    storage.db.selectFrom('outbox').selectAll().where('channel', '=', channel.name).execute();

  function start(channel: Channel, circuitOpenMs = 20) {
    const retryPolicy = { retryWait: () => 10, circuitOpenMs };
    worker = new DeliveryWorker({
      queue: new DeliveryQueue(storage.db),
      channels: [channel],
      log,
      retryPolicy,
    });
  }

  const untilSent = (channel: Channel) =>
    expect.poll(async () => (await deliveryBy(channel)).every(({ state }) => state === 'sent')).toBe(true);

  test('a webhook gets each lead signed, and a repeat under the same id', async () => {
    const receiver = await startReceiver(500, 204);
    const [channel] = webhookTo(`${receiver.url}/hook`);
    const { id } = await accept();
    start(channel);
    await untilSent(channel);
    expect(receiver.received).toHaveLength(2);
    const reported = receiver.received.map(({ headers, body }) =>
      new Webhook(SECRET).verify(body, headers as Record<string, string>),
    );
    expect(reported[1]).toEqual(reported[0]);
    expect(reported[0]).toMatchObject({
      type: 'lead.accepted',
      data: { id, ...contact, phone_number: '+2348031234567' },
    });
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      `${id}.webhook`,
      `${id}.webhook`,
    ]);
    expect(JSON.stringify(reported)).not.toContain('idempotency');
  });

  test('a channel whose other side is down is left alone for a while, then asked once', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    // Time stands still otherwise, and what failed would not be due again.
    const ticking = setInterval(() => vi.advanceTimersByTime(10), 10);
    onTestFinished(() => clearInterval(ticking));
    const receiver = await startReceiver(500);
    for (const load of ['Load 1', 'Load 2', 'Load 3']) await accept(load);
    const [channel] = webhookTo(receiver.url);
    start(channel, 60_000);
    // Which of the three is due first is a matter of milliseconds; an attempt is counted when it begins.
    const failures = async () => {
      const deliveries = await deliveryBy(channel);
      const underWay = deliveries.filter(({ state }) => state === 'leased').length;
      return deliveries.reduce((sum, { attempts }) => sum + attempts, 0) - underWay;
    };
    await expect.poll(failures).toBe(5);
    clearInterval(ticking);
    vi.advanceTimersByTime(60_000);
    worker?.wake();
    await expect.poll(failures).toBe(6);
    expect(receiver.received).toHaveLength(6);
  });

  test('one channel that hangs holds up no other', async () => {
    const silent = await startReceiver(0);
    const receiver = await startReceiver(204);
    await accept();
    const hanging = { ...productApiChannel(silent.url), timeLimitMs: 300 };
    const [quick] = webhookTo(receiver.url);
    const retryPolicy = { retryWait: () => 60_000, circuitOpenMs: 20 };
    const queue = new DeliveryQueue(storage.db);
    worker = new DeliveryWorker({ queue, channels: [hanging, quick], log, retryPolicy });
    await untilSent(quick);
    await expect
      .poll(() => deliveryBy(hanging))
      .toMatchObject([{ state: 'pending', attempts: 1, last_error: expect.stringContaining('timed out') }]);
  });
});

describe('an address that leads into the own network', () => {
  const claim = { delivery: { id: 'a.webhook' }, lead: { id: 'a', created_at: '' } } as Claim;
  const deliver = (url: string) => webhookTo(url, false)[0].deliver(claim, AbortSignal.timeout(5000));

  test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])('%s is not called', async (host) => {
    const receiver = await startReceiver(204);
    const { port } = new URL(receiver.url);
    await expect(deliver(`http://${host}:${port}/`)).rejects.toThrow('private network');
    expect(receiver.received).toEqual([]);
  });

  test('is not reached by a redirect either', async () => {
    const receiver = await startReceiver(307);
    const [channel] = webhookTo(receiver.url);
    await expect(channel.deliver(claim, AbortSignal.timeout(5000))).rejects.toThrow(RejectedError);
    expect(receiver.received).toHaveLength(1);
  });
});
