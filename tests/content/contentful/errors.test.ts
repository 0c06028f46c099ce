import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ApiError } from '#server/content/contentful/api/api-error.ts';
import { RawRows } from '#server/content/contentful/api/raw-rows.ts';
import { ContentfulSource, SOURCE_TIMES, type SourceTimes } from '#server/content/contentful/source.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { listeningLog, type Opened, openEnds, openStandIn } from './open.ts';
import { post } from './samples.ts';
import { DELIVERY_TOKEN } from './stand-in/index.ts';
import {
  broken,
  during,
  dying,
  type FieldError,
  garbage,
  hanging,
  rateLimited,
  trickling,
} from './stand-in/query.ts';

const shown = ({ replica }: Opened) => replica.read((reader) => reader.posts({}).total);

/** A stand-in with one post that is shown, and a second one that was published since. */
async function openWithEvent(limits = {}) {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  const context = openEnds(standIn, { limits });
  await context.sync();
  standIn.space.publish('Entry', post('two'));
  return { standIn, context };
}

const ERRORS: [string, FieldError][] = [
  ['hangs', hanging],
  ['never ends its answer', trickling],
  ['answers 500', broken],
  ['answers garbage', garbage],
  ['dies in the middle of an answer', dying],
  ['refuses for the rate', rateLimited(0)],
];

test.each(ERRORS)(
  'while the service %s, entries stay; once it answers again, nobody notices a few failures more',
  async (_what, error) => {
    const { standIn, context } = await openWithEvent({ answerMs: 100, attempts: 4 });
    standIn.error = error;
    await expect(context.sync()).rejects.toThrow(ApiError);
    expect(shown(context)).toBe(1);
    standIn.error = during(3, error);
    await context.sync();
    expect(shown(context)).toBe(2);
  },
);

// Each kind of failure ends a sync above: this one comes in the middle of an answer.
test('when the service dies during the first sync, there is no copy, then a whole one', async () => {
  const standIn = await openStandIn();
  for (let at = 0; at < 1100; at += 1) standIn.space.publish('Entry', post(`post-${at}`));
  const context = openEnds(standIn, { limits: { attempts: 2 } });
  // Locales, tags and the first page arrive.
  standIn.error = during(2, dying, { after: 3 });
  await expect(context.sync()).rejects.toThrow(ApiError);
  expect(context.replica.state()).toBe('waiting');
  expect(shown(context)).toBe(0);
  await context.sync();
  expect(context.replica.state()).toBe('ready');
  expect(shown(context)).toBe(1100);
});

test('what the service asks for after too many requests is kept to', async () => {
  const { standIn, context } = await openWithEvent();
  standIn.error = during(1, rateLimited(1));
  const begun = performance.now();
  await context.sync();
  expect(performance.now() - begun).toBeGreaterThan(1000);
  expect(shown(context)).toBe(2);
});

test('a wait that would be too long is left to the next sync', async () => {
  const { standIn, context } = await openWithEvent();
  standIn.error = rateLimited(900);
  await expect(context.sync()).rejects.toMatchObject({ status: 429, resetMs: 900_000 });
});

test('expired tokens lead to a whole new copy, in which nothing that has gone is left', async () => {
  const { standIn, context } = await openWithEvent();
  standIn.space.unpublish('Entry', 'one');
  standIn.expireTokens();
  await context.sync();
  expect(context.replica.read((reader) => reader.posts({}).items.map(({ slug }) => slug))).toEqual(['two']);
});

test('a refused access token is reported, and never repeated', async () => {
  const standIn = await openStandIn();
  const token = 'a-token-that-nobody-may-see';
  const context = openEnds(standIn, { token });
  const failure = await context.sync().catch((error: unknown) => error);
  expect(failure).toMatchObject({ status: 401, message: expect.stringContaining('AccessTokenInvalid') });
  expect(JSON.stringify(failure) + String(failure) + context.lines.join()).not.toContain(token);
  expect(standIn.asked).toHaveLength(1);
});

test('after a restart with the service down the last copy is served', async () => {
  const folder = temporaryDirectory();
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  const first = openEnds(standIn, await filesIn(folder));
  await first.sync();
  first.replica.close();
  first.rows.close();

  standIn.error = broken;
  const second = openEnds(standIn, { ...(await filesIn(folder)), limits: { attempts: 1 } });
  await second.catchUp();
  await expect(second.sync()).rejects.toThrow(ApiError);
  expect(shown(second)).toBe(1);

  standIn.error = undefined;
  standIn.space.publish('Entry', post('two'));
  standIn.asked.length = 0;
  await second.sync();
  expect(shown(second)).toBe(2);
  expect(standIn.asked.some((path) => path.includes('initial'))).toBe(false);
});

test('a replica that was lost is made anew without the service', async () => {
  const { standIn, context } = await openWithEvent();
  const second = openEnds(standIn, { rows: context.rows });
  standIn.error = broken;
  await second.catchUp();
  expect(shown(second)).toBe(1);
  expect(second.replica.revision()).toBe(context.replica.revision());
});

test('raw rows that cannot be read are copied anew', async () => {
  const folder = temporaryDirectory();
  writeFileSync(join(folder, 'contentful.db'), 'This is no database. '.repeat(500));
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  const context = openEnds(standIn, await filesIn(folder));
  await context.catchUp();
  await context.sync();
  expect(shown(context)).toBe(1);
});

/** So that the error is mended well before the next question. */
const OFTEN = { interval: 10 };

async function openSource(times: Partial<SourceTimes> = {}) {
  const standIn = await openStandIn();
  standIn.space.publish('Entry', post('one'));
  const context = openEnds(standIn, { limits: { attempts: 1, longestPauseMs: 10, answerMs: 60_000 } });
  const source = new ContentfulSource(context, { ...SOURCE_TIMES, pollMs: 3_600_000, ...times });
  onTestFinished(() => source.close());
  const askedTimes = async (count: number) => {
    await expect.poll(() => standIn.asked.length, OFTEN).toBeGreaterThanOrEqual(count);
    return standIn.askedAt;
  };
  return { standIn, source, shown: () => shown(context), askedTimes, lines: context.lines };
}

test('without any notice, polling brings what has changed', async () => {
  const { standIn, source, shown } = await openSource({ pollMs: 20 });
  await source.start();
  await expect.poll(shown).toBe(1);
  standIn.space.publish('Entry', post('two'));
  await expect.poll(shown).toBe(2);
});

test('while the service fails, it is asked less and less often; then all is as before', async () => {
  const { standIn, source, shown, askedTimes, lines } = await openSource({ backOffMs: 40 });
  standIn.error = broken;
  await source.start();
  const [first = 0, second = 0, third = 0, fourth = 0] = await askedTimes(4);
  expect(second - first).toBeGreaterThanOrEqual(35);
  expect(third - second).toBeGreaterThanOrEqual(75);
  expect(fourth - third).toBeGreaterThanOrEqual(155);
  standIn.error = undefined;
  await expect.poll(shown).toBe(1);
  await expect.poll(() => lines.join()).toContain('answers again');
});

test('a service that asks to be left alone is, whatever notices come meanwhile', async () => {
  const { standIn, source, shown, askedTimes } = await openSource({ backOffMs: 1 });
  standIn.error = rateLimited(1);
  await source.start();
  await askedTimes(1);
  standIn.error = undefined;
  for (let count = 0; count < 20; count += 1) source.wake();
  const [first = 0, next = 0] = await askedTimes(2);
  expect(next - first).toBeGreaterThan(950);
  await expect.poll(shown).toBe(1);
});

test('closing does not wait for a service that hangs', async () => {
  const { standIn, source, askedTimes } = await openSource();
  standIn.error = hanging;
  await source.start();
  await askedTimes(1);
  const begun = performance.now();
  await source.close();
  expect(performance.now() - begun).toBeLessThan(2000);
});

async function filesIn(folder: string) {
  return {
    replica: Replica.open(join(folder, 'content.db'), listeningLog().log),
    rows: new RawRows(join(folder, 'contentful.db')),
    token: DELIVERY_TOKEN,
  };
}
