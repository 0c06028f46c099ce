import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openStorage, type Storage } from '#server/platform/database/index.ts';
import { makePostgresDatabase } from '#tests/support/databases.ts';
import { casesFor, TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { post } from '../../content/contentful/samples.ts';
import { openWholeSite, type WholeSite } from '../../http/trust/whole-site.ts';
import type { ConnectionState } from './network.ts';
import { openEnvironment, type System, TONNES, type WriterContext } from './surroundings.ts';
import { sendJson, sendPlainForm, statusesOf, typed } from './visitors.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether errors are tried that take a minute each to show. */
    slowFailures: boolean;
  }
}

const SYSTEMS: System[] = ['content service', 'mail server', 'webhook', 'product API', 'database'];
/** In CI all are refused together; at night each system fails in each way. */
const ERRORS = casesFor<Exclude<ConnectionState, 'whole'>>(['refused', 'silent', 'garbage']);
const ALONE = TRIES_EVERY_CASE ? SYSTEMS : [];
/** The longest wait of a channel whose other side seems down, in ms. */
const LONGEST_PAUSE = 60_000;
/** `/readyz` looks no more often, in ms. */
const PROBE_PAUSE = 2000;
const RETRY_POLICY = { timeout: 90_000, interval: 500 };
const LIMIT_MS = 240_000;

let surroundings: WriterContext;
let site: WholeSite;
/** Past all lines, to see what is really there. */
let storage: Storage;
/** The messages that were answered with 2xx, by the key they were sent with. */
const accepted = new Map<string, string>();

beforeAll(async () => {
  const databaseUrl = await makePostgresDatabase();
  surroundings = await openEnvironment(databaseUrl);
  surroundings.standIn.space.publish('Entry', post('first'));
  // Only what waits by the clock is told how late it is; time limits are real.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  site = await openWholeSite(surroundings.environment);
  storage = await openStorage('', databaseUrl);
  await vi.waitFor(async () => expect(await statusOf('/resources/blog/first')).toBe(200), RETRY_POLICY);
  expect(await tonnes()).toBe(TONNES);
}, LIMIT_MS);
afterAll(async () => {
  vi.useRealTimers();
  surroundings.connections(SYSTEMS, 'whole');
  await site.close();
  await storage.close();
  await surroundings.close();
}, LIMIT_MS);

const statusOf = async (path: string) => (await statusesOf(site.address, [path]))[0];
const tonnes = async () => (await (await fetch(`${site.address}/api/trips-total-tonnage`)).json()).data;

/** Sends a message, and notes whether it was accepted. */
async function send(key: string, message: string): Promise<number> {
  const answer = await sendJson(site.address, typed(message), key);
  if (answer.ok) accepted.set(key, message);
  else expect(answer.headers.get('content-type')).toContain('application/problem+json');
  return answer.status;
}

/** Each lead is there once, with each of its deliveries made once. */
async function expectAllDelivered(): Promise<void> {
  const leads = await storage.db.selectFrom('leads').select(['id', 'message']).execute();
  expect(leads.map(({ message }) => message).sort()).toEqual([...accepted.values()].sort());
  const ids = leads.map(({ id }) => id).sort();
  expect(surroundings.reported['product API'].toSorted()).toEqual(ids);
  expect(surroundings.reported.webhook.toSorted()).toEqual(ids.map((id) => `${id}.webhook`));
  const mails = surroundings.mailServer.received.map(({ messageId }) => messageId?.split('@')[0]);
  const pending = ids.flatMap((id) => [`<${id}.sales-email`, `<${id}.sender-confirmation`]);
  expect(mails.sort()).toEqual(pending.sort());
}

/** Lets time pass until nothing is owed any more, with a visitor now and then. */
async function untilAllDelivered(): Promise<void> {
  const pending = async () => {
    vi.advanceTimersByTime(LONGEST_PAUSE);
    await send(randomUUID(), `Later load ${randomUUID()}`);
    // It goes out at once, when all is well.
    await new Promise((resolve) => setTimeout(resolve, RETRY_POLICY.interval));
    const rows = await storage.db.selectFrom('outbox').select('state').where('state', '!=', 'sent').execute();
    return rows.length;
  };
  await expect.poll(pending, RETRY_POLICY).toBe(0);
}

/** Visits and writes while systems fail, and afterwards. */
async function live(systems: System[], error: ConnectionState): Promise<void> {
  const slug = `news-${randomUUID()}`;
  surroundings.connections(systems, error);
  surroundings.standIn.space.publish('Entry', post(slug));

  const isDatabaseDown = systems.includes('database');
  vi.advanceTimersByTime(PROBE_PAUSE);
  const ready = statusOf('/readyz');
  const refusal = isDatabaseDown && sendPlainForm(site.address, typed('Forty bags of cement'));
  const messages = [1, 2].map((load) => ({ key: randomUUID(), text: `Load ${load} of ${slug}` }));
  const answers = Promise.all(messages.map(({ key, text }) => send(key, text)));
  expect(await statusesOf(site.address)).toEqual([200]);
  expect(await tonnes()).toBe(TONNES);
  expect(await answers).toEqual(isDatabaseDown ? [503, 503] : [201, 201]);
  expect(await ready).toBe(isDatabaseDown ? 503 : 200);
  // A balancer's question: no error of others takes all processes out of service.
  expect(await statusOf('/readyz/pages')).toBe(200);
  if (refusal) {
    expect((await refusal).status).toBe(503);
    expect(await (await refusal).text()).toContain('Forty bags of cement');
  }
  expect(await statusesOf(site.address)).toEqual([200]);

  surroundings.connections(systems, 'whole');
  for (const { key, text } of messages) await expect.poll(() => send(key, text), RETRY_POLICY).toBe(201);
  await untilAllDelivered();
  await expectAllDelivered();
  await expect.poll(() => statusOf(`/resources/blog/${slug}`), RETRY_POLICY).toBe(200);
  vi.advanceTimersByTime(PROBE_PAUSE);
  expect(await statusOf('/readyz')).toBe(200);
}

/** A database that is silent, or is not understood, is waited for; these take a minute each. */
const isSlow = (system: System, error: ConnectionState) => system === 'database' && error !== 'refused';

describe.each(ERRORS)('pages answer, leads are accepted or refused, and all recovers: %s', (error) => {
  for (const system of ALONE)
    test.skipIf(isSlow(system, error) && !inject('slowFailures'))(
      `the ${system} alone${isSlow(system, error) ? ' (npm run test:soak)' : ''}`,
      () => live([system], error),
      LIMIT_MS,
    );
  test.skipIf(isSlow('database', error) && !inject('slowFailures'))(
    `all together${isSlow('database', error) ? ' (npm run test:soak)' : ''}`,
    () => live(SYSTEMS, error),
    LIMIT_MS,
  );
});
