import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { IndexNow } from './index-now.ts';
import { addKeyFile, MOST_WAITING, NotifiedPages, type PublicEntry } from './notified-pages.ts';

const SITE = 'https://www.kayalink.example';
const KEY = 'a1b2c3d4e5f6a7b8';
const entry = (name: string, body = 'text'): PublicEntry => ({
  path: `/resources/blog/${name}`,
  title: name,
  body,
});

/** A search engine that answers as it is reported and keeps what it hears. */
async function engine(...answers: number[]) {
  const heard: { host: string; key: string; keyLocation: string; urlList: string[] }[] = [];
  const server: Server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    heard.push(JSON.parse(text));
    response.writeHead(answers.shift() ?? 202).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => void server.close());
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow` };
}

/** A site whose entries can be changed. */
async function site(url: string, file = join(temporaryDirectory(), 'indexnow.json')) {
  let entries: PublicEntry[] | undefined = [entry('one'), entry('two')];
  const listeners: (() => void)[] = [];
  const reported = await NotifiedPages.open(file, SITE);
  const now = new IndexNow({
    key: KEY,
    url,
    isOwnDoor: true,
    entries: () => entries,
    onContentChange: (listener) => void listeners.push(listener),
    pages: reported,
    siteUrl: SITE,
    log: pino({ level: 'silent' }),
    graceMs: 20,
    wait: (attempts) => (attempts < 4 ? 10 : undefined),
  });
  onTestFinished(() => now.stop());
  const change = (next: PublicEntry[] | undefined) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return { change, stop: () => now.stop(), reported, file };
}

const settled = () => new Promise((done) => setTimeout(done, 200));

test('what is new, different or gone is reported together, and not what was there at first', async () => {
  const { heard, url } = await engine();
  const { change } = await site(url);
  await settled();
  expect(heard).toEqual([]);
  change([entry('one', 'changed'), entry('three')]);
  change([entry('one', 'changed again'), entry('three')]);
  await expect.poll(() => heard).toHaveLength(1);
  expect(heard[0]).toEqual({
    host: 'www.kayalink.example',
    key: KEY,
    keyLocation: `${SITE}/${KEY}.txt`,
    urlList: ['one', 'two', 'three'].map((name) => `${SITE}/resources/blog/${name}`),
  });
  change([entry('one', 'changed again'), entry('three')]);
  await settled();
  expect(heard).toHaveLength(1);
});

test('a site that waits for its initial sync tells nothing, then or when it comes', async () => {
  const { heard, url } = await engine();
  const { change, reported } = await site(url);
  change(undefined);
  change([entry('one'), entry('two')]);
  await settled();
  expect([heard, reported.waiting]).toEqual([[], []]);
});

test('an engine that is down is asked again, a few times; a key that it refuses is given up', async () => {
  const { heard, url } = await engine(500, 429, 202, 403, 500, 500, 500, 500);
  const { change, reported } = await site(url);
  await settled();
  change([entry('one')]);
  await expect.poll(() => heard).toHaveLength(3);
  await expect.poll(() => reported.waiting).toEqual([]);
  change([entry('one', 'new')]);
  await expect.poll(() => heard).toHaveLength(4);
  await expect.poll(() => reported.waiting).toEqual([]);
  change([]);
  await expect.poll(() => heard).toHaveLength(8);
  await expect.poll(() => reported.waiting).toEqual([]);
  await settled();
  expect(heard).toHaveLength(8);
});

test('the next process tells what this one could not', async () => {
  const nobody = await site('http://127.0.0.1:1/');
  await settled();
  nobody.change([entry('one', 'new'), entry('two')]);
  await expect.poll(() => nobody.reported.waiting).toHaveLength(1);
  await nobody.stop();
  const { heard, url } = await engine();
  const { change } = await site(url, nobody.file);
  change([entry('one', 'new'), entry('two')]);
  await expect.poll(() => heard.flatMap(({ urlList }) => urlList)).toContain(`${SITE}/resources/blog/one`);
});

test('no more wait than there is room for', async () => {
  const reported = await NotifiedPages.open(join(temporaryDirectory(), 'indexnow.json'), SITE);
  await reported.observe([]);
  const many = Array.from({ length: MOST_WAITING + 5 }, (_, n) => entry(`n${n}`));
  expect(await reported.observe(many)).toBe(5);
  expect(reported.waiting).toHaveLength(MOST_WAITING);
});

test('the site shows its key', async () => {
  const app = Fastify();
  addKeyFile(app, KEY);
  const { body, headers, statusCode } = await app.inject(`/${KEY}.txt`);
  expect([statusCode, body, headers['content-type']]).toEqual([200, KEY, 'text/plain; charset=utf-8']);
  expect((await app.inject('/other.txt')).statusCode).toBe(404);
  await app.close();
});
