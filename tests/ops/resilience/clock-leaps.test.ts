import { pino } from 'pino';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { Retention } from '#server/leads/desk/retention.ts';
import { type Channel, leadClaim } from '#server/leads/queue/channel.ts';
import { CIRCUIT_OPEN_MS } from '#server/leads/queue/channel-worker.ts';
import { DeliveryQueue } from '#server/leads/queue/delivery-queue.ts';
import { DeliveryWorker } from '#server/leads/queue/worker.ts';
import { openStorage, type Storage } from '#server/platform/database/index.ts';
import { retryWait } from '#server/platform/network/retry-policy.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { casesFor } from '../../../tools/run/steps/tiers.mjs';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const LEAPS = casesFor<[name: string, ms: number]>(
  [
    ['five years forwards', 5 * 365 * DAY],
    ['five years back', -5 * 365 * DAY],
    ['a day forwards', DAY],
    ['a day back', -DAY],
  ],
  2,
);
const log = pino({ level: 'silent' });

let storage: Storage;
let worker: DeliveryWorker | undefined;
let sent: string[];
let isDown: boolean;

/** Takes what comes, unless it is down. */
const channel: Channel = {
  name: 'sales-email',
  destination: 'a list',
  timeLimitMs: 10 * SECOND,
  deliver: async (claim) => {
    if (isDown) throw new Error('down');
    sent.push(leadClaim(claim).lead.id);
  },
};

beforeEach(async () => {
  storage = await openStorage(temporaryDirectory());
  sent = [];
  isDown = false;
  // The stop-watch goes on only as told; the clock also leaps.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  vi.useRealTimers();
  await storage.close();
});

const leap = (ms: number) => vi.setSystemTime(Date.now() + ms);

function start(): void {
  const retryPolicy = { retryWait, circuitOpenMs: CIRCUIT_OPEN_MS };
  worker = new DeliveryWorker({
    queue: new DeliveryQueue(storage.db),
    channels: [channel],
    log,
    retryPolicy,
  });
}

async function accept(message: string): Promise<string> {
  const enquiry = {
    kind: 'contact',
    ...SENDER,
    message,
  } as const;
  const store = new LeadStore(storage, 'example.com');
  return (await store.accept({ enquiry, suspectedSpam: false, requestId: 'request' })).id;
}

const sales = () =>
  storage.db.selectFrom('outbox').selectAll().where('channel', '=', 'sales-email').execute();

/** Time passes, and anyone who sleeps looks again as it would within a minute. */
function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  worker?.wake();
}

test.each(LEAPS)('%s: what waited for its next attempt goes out once', async (_, ms) => {
  isDown = true;
  start();
  const id = await accept('Load 1');
  worker?.wake();
  await expect.poll(async () => (await sales())[0]).toMatchObject({ attempts: 1, state: 'pending' });
  isDown = false;
  leap(ms);
  pass(60 * SECOND);
  await expect.poll(() => sent).toEqual([id]);
  leap(-ms);
  const later = await accept('Load 2');
  pass(60 * SECOND);
  await expect.poll(() => sent).toEqual([id, later]);
});

test.each(LEAPS)('%s: what a dead process held is taken over, and goes out once', async (_, ms) => {
  const id = await accept('Load 1');
  await new DeliveryQueue(storage.db).claim('sales-email', 15 * SECOND);
  leap(ms);
  vi.advanceTimersByTime(15 * SECOND);
  start();
  await expect.poll(() => sent).toEqual([id]);
});

test.each(LEAPS)('%s: an open circuit closes after its minute', async (_, ms) => {
  isDown = true;
  start();
  const ids = await Promise.all([1, 2, 3, 4, 5].map((load) => accept(`Load ${load}`)));
  worker?.wake();
  await expect.poll(sales).toEqual(ids.map(() => expect.objectContaining({ attempts: 1, state: 'pending' })));
  isDown = false;
  leap(ms);
  pass(CIRCUIT_OPEN_MS);
  await expect.poll(() => sent.toSorted()).toEqual(ids.toSorted());
});

test('an attempt that fails years after the lead is not the last', async () => {
  await accept('Load 1');
  leap(5 * 365 * DAY);
  isDown = true;
  start();
  await expect.poll(async () => (await sales())[0]).toMatchObject({ attempts: 1, state: 'pending' });
});

test('no leap makes a worker look for deliveries all the time', async () => {
  const queue = new DeliveryQueue(storage.db);
  const looks = vi.spyOn(queue, 'msUntilDue');
  const retryPolicy = { retryWait, circuitOpenMs: CIRCUIT_OPEN_MS };
  worker = new DeliveryWorker({ queue, channels: [channel], log, retryPolicy });
  const slept = async () => {
    let before: number;
    do {
      before = looks.mock.calls.length;
      for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
    } while (looks.mock.calls.length > before);
  };
  for (const [, ms] of LEAPS) {
    leap(ms);
    worker.wake();
    await slept();
  }
  expect(looks.mock.calls.length).toBeLessThan(20);
});

test('leads that are too old only by a clock that leapt are kept', async () => {
  await accept('Load 1');
  await storage.db.updateTable('outbox').set({ state: 'sent' }).execute();
  const warned: string[] = [];
  const retention = new Retention(
    {
      db: storage.db,
      mailFolder: temporaryDirectory(),
      days: 30,
      spamDays: 30,
      log: pino({ level: 'warn' }, { write: (connection: string) => void warned.push(connection) }),
    },
    5,
  );
  const forward = setInterval(() => leap(365 * DAY), 1);
  onTestFinished(async () => {
    await retention.stop();
    clearInterval(forward);
  });
  await expect.poll(() => warned.length).toBeGreaterThan(2);
  // Later requests believe a clock that goes evenly again.
  await retention.stop();
  expect(await storage.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
});
