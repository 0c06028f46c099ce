import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyFewEntries } from '#tests/support/few-entries.ts';
import { startServer, temporaryDirectory, untilReady } from '#tests/support/process.ts';
import { SOME_PAGES, sendJson, statusesOf, typed } from './visitors.ts';

const POST = '/resources/blog/apapa-lekki-or-onne';
const POST_FILE = 'blog/apapa-lekki-or-onne.md';

/** A server on a content folder of its own, with what visitors and operators see of it. */
async function site(environment: Record<string, string> = {}) {
  const folder = temporaryDirectory();
  const DATA_DIR = join(folder, 'data');
  const CONTENT_DIR = copyFewEntries(join(folder, 'content'));
  const set = { DATA_DIR, CONTENT_DIR, MAIL_LIMIT_RECIPIENT: '0', ...environment };
  const server = startServer(set);
  const address = await server.address;
  await untilReady(address);
  return {
    DATA_DIR,
    CONTENT_DIR,
    address,
    set,
    server,
    post: async () => (await fetch(address + POST)).text(),
    readiness: async () => (await fetch(`${address}/readyz`)).json(),
    pages: () => statusesOf(address, [...SOME_PAGES, POST, `/resources/search?q=${randomUUID()}`]),
    send: async () => (await sendJson(address, { ...typed(), message: randomUUID() })).status,
    log: (words: string) =>
      server
        .printed()
        .split('\n')
        .filter((connection) => connection.includes(words)),
  };
}

const IS_GONE = { status: 'ready', remarks: [expect.stringContaining('CONTENT_DIR is missing or empty')] };

const LOSSES: [name: string, take: (folder: string) => void][] = [
  ['removed', () => {}],
  ['replaced by an empty one, as where a volume is not mounted', (folder) => mkdirSync(folder)],
  ['replaced by a link that leads nowhere', (folder) => symlinkSync(`${folder}-none`, folder)],
];

test('without its content folder the site keeps every page and says so, and reads the folder again when it is back', async () => {
  const { CONTENT_DIR, readiness, pages, post, send, log } = await site();
  for (const [name, put] of LOSSES) {
    renameSync(CONTENT_DIR, `${CONTENT_DIR}-old`);
    put(CONTENT_DIR);
    await expect.poll(readiness, { message: name }).toEqual(IS_GONE);
    expect(await pages(), name).toEqual([200]);
    expect(await send()).toBe(201);
    appendFileSync(join(`${CONTENT_DIR}-old`, POST_FILE), `\n\nAfter it was ${name}.\n`);
    rmSync(CONTENT_DIR, { recursive: true, force: true });
    renameSync(`${CONTENT_DIR}-old`, CONTENT_DIR);
    await expect.poll(post, { message: name }).toContain(`After it was ${name}.`);
    await expect.poll(readiness).toEqual({ status: 'ready' });
  }
  expect(log('put the content there, or set CONTENT_DIR').length).toBeGreaterThanOrEqual(LOSSES.length);
});

test('a content folder that is a link is followed to wherever the link is switched', async () => {
  const folder = temporaryDirectory();
  for (const release of ['one', 'two']) {
    copyFewEntries(join(folder, release));
    appendFileSync(join(folder, release, POST_FILE), `\n\nWords of release ${release}.\n`);
  }
  const link = join(folder, 'current');
  symlinkSync('one', link);
  const { post, pages, readiness } = await site({ CONTENT_DIR: link });
  expect(await post()).toContain('Words of release one.');
  symlinkSync('two', join(folder, 'next'));
  renameSync(join(folder, 'next'), link);
  await expect.poll(post).toContain('Words of release two.');
  expect(await pages()).toEqual([200]);
  expect(await readiness()).toEqual({ status: 'ready' });
});

test('e-mail that finds no folder to be written to waits, with the remedy in the log, until there is one', async () => {
  const { DATA_DIR, send, log } = await site();
  const folder = join(DATA_DIR, 'mail');
  const mails = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  expect(await send()).toBe(201);
  await expect.poll(mails).toBe(2);
  rmSync(folder, { recursive: true });
  expect(await send()).toBe(201);
  await expect.poll(mails).toBe(2);

  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  expect(await send()).toBe(201);
  const remedy = 'put the folder back, or move away what is in its place';
  await expect.poll(() => log(remedy).length).toBe(2);
  rmSync(folder);
  await expect.poll(mails).toBe(2);
});

test('copies of the content and the lock that are removed or replaced are made anew, and the next start has them', async () => {
  const { DATA_DIR, CONTENT_DIR, set, server, readiness, pages, post, log } = await site();
  const moved = { from: '/resources/blog/apapa-lekki-or-onne', to: '/resources/blog/moved-loads' };
  renameSync(join(CONTENT_DIR, POST_FILE), join(CONTENT_DIR, 'blog/moved-loads.md'));
  await expect.poll(post).toContain('moved-loads');
  const at = (name: string) => join(DATA_DIR, name);
  rmSync(at('content.db'));
  rmSync(at('server.lock'));
  writeFileSync(at('other'), 'no database');
  renameSync(at('other'), at('good-content.db'));
  expect(await readiness()).toMatchObject({ status: 'ready' });
  const isDatabase = (name: string) =>
    existsSync(at(name)) && readFileSync(at(name)).subarray(0, 13).toString() === 'SQLite format';
  await expect.poll(async () => (await readiness()) && isDatabase('content.db')).toBe(true);
  await expect.poll(async () => (await readiness()) && isDatabase('good-content.db')).toBe(true);
  expect(log('removed or replaced while it was open: written anew').length).toBeGreaterThan(0);
  expect(await pages()).toEqual([200]);

  const second = startServer(set);
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain('Another server works on DATA_DIR');
  server.child.kill('SIGTERM');
  await server.ended;
  const next = startServer(set);
  const answer = await fetch((await next.address) + moved.from, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(moved.to);
});

test('a secret counts as it was at the start, whatever becomes of its file', async () => {
  const file = join(temporaryDirectory(), 'smtp-url');
  writeFileSync(file, 'files\n');
  const { send, readiness, DATA_DIR } = await site({ SMTP_URL: '', SMTP_URL_FILE: file });
  rmSync(file);
  expect(await send()).toBe(201);
  await expect.poll(() => existsSync(join(DATA_DIR, 'mail'))).toBe(true);
  expect(await readiness()).toEqual({ status: 'ready' });
});
