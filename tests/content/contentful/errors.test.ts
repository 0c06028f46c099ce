import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ApiError } from '#server/content/contentful/api/api-error.ts';
import { RawRows } from '#server/content/contentful/api/raw-rows.ts';
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
  'while the service %s, entries stay; afterwards they are brought up to date',
  async (_what, error) => {
    const { standIn, context } = await openWithEvent({ answerMs: 100, attempts: 2 });
    standIn.error = error;
    await expect(context.sync()).rejects.toThrow(ApiError);
    expect(shown(context)).toBe(1);
    standIn.error = undefined;
    await context.sync();
    expect(shown(context)).toBe(2);
  },
);

test.each(ERRORS)('when the service %s a few times only, nobody notices', async (_what, error) => {
  const { standIn, context } = await openWithEvent({ answerMs: 100 });
  standIn.error = during(3, error);
  await context.sync();
  expect(shown(context)).toBe(2);
});

// Each kind of failure ends a sync above: here two that come in the middle of an answer.
test.each(ERRORS.filter(([, error]) => error === dying || error === trickling))(
  'when the service %s during the first sync, there is no copy, then a whole one',
  async (_what, error) => {
    const standIn = await openStandIn();
    for (let at = 0; at < 1500; at += 1) standIn.space.publish('Entry', post(`post-${at}`));
    const context = openEnds(standIn, { limits: { answerMs: 400, attempts: 2 } });
    // Locales, tags and the first page arrive.
    standIn.error = during(2, error, { after: 3 });
    await expect(context.sync()).rejects.toThrow(ApiError);
    expect(context.replica.state()).toBe('waiting');
    expect(shown(context)).toBe(0);
    await context.sync();
    expect(context.replica.state()).toBe('ready');
    expect(shown(context)).toBe(1500);
  },
);

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

async function filesIn(folder: string) {
  return {
    replica: Replica.open(join(folder, 'content.db'), listeningLog().log),
    rows: new RawRows(join(folder, 'contentful.db')),
    token: DELIVERY_TOKEN,
  };
}
