import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { productApiChannel } from '#server/leads/channels/product-api.ts';
import { type Target, targetChannels } from '#server/leads/crm/channels.ts';
import type { Channel } from '#server/leads/queue/channel.ts';
import type { Claim } from '#server/leads/queue/delivery-queue.ts';
import type { DeliveryWorker } from '#server/leads/queue/worker.ts';
import type { Storage } from '#server/platform/database/index.ts';
import { RejectedError } from '#server/platform/network/post-json.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { submission } from '#tests/support/sender.ts';
import { CRM } from '#tests/support/visitors.ts';
import { startReceiver } from './receiver.ts';
import { SOON, startWorker } from './worker.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const target = (url: string, allowPrivate = true): Target => ({
  kind: 'plain',
  ...CRM,
  url,
  secrets: [SECRET],
  allowPrivate,
});
const webhookTo = (url: string, allowPrivate = true) =>
  targetChannels({ targets: [target(url, allowPrivate)] }) as [Channel];

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
  const accept = (message = 'Ten trucks') => store().accept(submission(message));
  const deliveryBy = (channel: Channel) =>
    storage.db.selectFrom('outbox').selectAll().where('channel', '=', channel.name).execute();

  const untilSent = (channel: Channel) =>
    expect.poll(async () => (await deliveryBy(channel)).every(({ state }) => state === 'sent')).toBe(true);

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
    worker = startWorker(storage, [channel], { retryPolicy: { ...SOON, circuitOpenMs: 60_000 } });
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
    const retryPolicy = { ...SOON, retryWait: () => 60_000 };
    worker = startWorker(storage, [hanging, quick], { retryPolicy });
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
