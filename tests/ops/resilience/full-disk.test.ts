import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { explainStartupError } from '#server/config/startup-error.ts';
import { remedyOf } from '#server/platform/database/errors.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { makePostgresDatabase } from '#tests/support/databases.ts';
import { openApi } from '#tests/support/http/api-app.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { startServer, temporaryDirectory, untilReady } from '#tests/support/process.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { canMount, fillDisk, mountDisk } from './small-disk.ts';
import { sendJson, sendPlainForm, statusesOf, typed } from './visitors.ts';

const LIMIT_MS = 120_000;
const MEGABYTE = 1024 ** 2;

/** A folder that nothing can be written to. */
function readOnlyFolder(): string {
  if (canMount) return mountDisk('ro,size=1m');
  const folder = temporaryDirectory();
  chmodSync(folder, 0o500);
  return folder;
}

const isRoot = process.getuid?.() === 0;

describe('a database that takes nothing more', () => {
  test.each([
    {
      what: 'is full',
      begin: sql`pragma max_page_count = 1`,
      end: sql`pragma max_page_count = 1000000`,
      remedy: 'free some space',
    },
    {
      what: 'is read-only',
      begin: sql`pragma query_only = on`,
      end: sql`pragma query_only = off`,
      remedy: 'mounted read-only',
    },
  ])('that $what: the lead is refused with the form kept, and accepted afterwards', async (error) => {
    const { app, storage } = await openApi();
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        payload: new URLSearchParams(typed(`${randomUUID()} ${'Ten trucks '.repeat(150)}`)).toString(),
      });
    const leads = () => storage.db.selectFrom('leads').select('id').execute();
    await error.begin.execute(storage.db);
    // The rest of the last page takes some.
    let refused = await send();
    let accepted = 0;
    for (; refused.statusCode === 303 && accepted < 100; accepted += 1) refused = await send();
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.body).toContain('Ten trucks');
    expect(refused.body).toContain('"failure":"unavailable"');
    expect(await leads()).toHaveLength(accepted);
    await error.end.execute(storage.db);
    expect((await send()).statusCode).toBe(303);
    expect(await leads()).toHaveLength(accepted + 1);
    await storage.probe();
  });

  test('a change that fails tells what to do', async () => {
    const storage = await openStorage(temporaryDirectory());
    onTestFinished(() => storage.close());
    await sql`pragma query_only = on`.execute(storage.db);
    const error = await storage.probe().catch((error: unknown) => error);
    expect(remedyOf(new Error('not ready', { cause: error }))).toContain('mounted read-only');
  });
});

test.runIf(canMount && TRIES_EVERY_CASE)(
  'on a full disk (needs leave to mount one): pages answer, leads are refused, and all is well once there is space',
  async () => {
    const DATA_DIR = mountDisk('size=64m');
    const server = startServer({ DATA_DIR, ...NO_LIMITS });
    const address = await server.address;
    const ready = async () => (await fetch(`${address}/readyz`)).status;
    await untilReady(address);
    // Pictures that are given up meanwhile free a little again and again.
    let free = fillDisk(DATA_DIR);
    const readyWhenFull = () => {
      free = fillDisk(DATA_DIR);
      return ready();
    };
    await expect.poll(readyWhenFull).toBe(503);
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({
      status: 'not ready',
      failing: ['storage'],
    });
    expect(await statusesOf(address)).toEqual([200]);
    const refused = await sendPlainForm(address, typed('Forty bags of cement'));
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('Forty bags of cement');
    expect((await sendJson(address)).status).toBe(503);
    expect(server.printed()).toMatch(/"level":50.*free some space in DATA_DIR/);
    expect(server.printed()).not.toContain('cannot rollback');

    free();
    await expect.poll(async () => (await sendJson(address)).status).toBe(201);
    await expect.poll(ready).toBe(200);
  },
  LIMIT_MS,
);

describe.skipIf(isRoot && !canMount)(
  'a data folder that is read-only (as root: needs leave to mount)',
  () => {
    test.runIf(TRIES_EVERY_CASE).each(['data', '.'])(
      'stops the start with the remedy, where the database has to be there (%s)',
      async (folder) => {
        const server = startServer({ DATA_DIR: join(readOnlyFolder(), folder) });
        expect(await server.ended).toBe(1);
        expect(server.printed().trimEnd().split('\n').at(-1)).toMatch(
          /What to do: DATA_DIR cannot be written to/,
        );
      },
      LIMIT_MS,
    );

    test.runIf(TRIES_EVERY_CASE)(
      'harms nobody where the database is elsewhere',
      async () => {
        const DATABASE_URL = await makePostgresDatabase();
        const server = startServer({ DATA_DIR: readOnlyFolder(), DATABASE_URL, ...NO_LIMITS });
        const address = await server.address;
        await untilReady(address);
        expect(await statusesOf(address)).toEqual([200]);
        expect((await sendJson(address)).status).toBe(201);
      },
      LIMIT_MS,
    );
  },
);

test.skipIf(!canMount)('a start on a full disk (needs leave to mount one) ends with the remedy', async () => {
  const DATA_DIR = mountDisk(`size=${MEGABYTE}`);
  fillDisk(DATA_DIR);
  const failure = await openStorage(DATA_DIR).catch((error: unknown) => error);
  expect(explainStartupError(failure)).toContain('free some space');
});

test.skipIf(!canMount)(
  'a disk on which an enquiry may not fit any more is not ready, and is once there is space',
  async () => {
    const folder = mountDisk('size=8m');
    const storage = await openStorage(folder);
    onTestFinished(() => storage.close());
    await storage.probe();
    const { bavail, bsize } = await statfs(folder);
    const filler = join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(bavail * bsize - MEGABYTE / 4));
    await expect.poll(() => storage.probe().then(() => 'ready', remedyOf)).toContain('free some space');
    await rm(filler);
    await expect.poll(() => storage.probe().then(() => 'ready', remedyOf)).toBe('ready');
  },
);
