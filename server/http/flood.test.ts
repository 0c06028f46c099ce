import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { GONE } from '#domain/pages/redirects.ts';
import { dial, readAll } from '../../tests/http/trust/raw.ts';
import { WORDS } from '../../tests/support/http/api-app.ts';
import { listeningApp } from '../../tests/support/http/listening-app.ts';
import { PageCache } from './cache/page-cache.ts';
import { RenderBudget, TURNS_BETWEEN } from './hooks/limits.ts';
import type { RefusalReason } from './hooks/refusals.ts';

const BYTES = 40_000;

/** A site whose searches take until `release` is called, with room for two that wait. */
async function site(trustProxy: false | number = false) {
  const cache = new PageCache({ revision: () => '1', log: pino({ level: 'silent' }) });
  const refusals: RefusalReason[] = [];
  const released = Promise.withResolvers<void>();
  const { call, address, lines } = await listeningApp({
    cache,
    config: { siteUrl: 'http://localhost', trustProxy, allowedHosts: [] },
    budget: new RenderBudget({ atOnce: 1, perNetwork: { page: 2, question: 2 } }),
    servicesFor: () => ({ content: { revision: () => '1', ...WORDS } }) as never,
    hasPage: (url) => !url.includes('nothing'),
    render: async ({ url }) => {
      if (url.includes('search=')) await released.promise;
      const status = url.includes('/404') ? 404 : 200;
      return new Response('x'.repeat(BYTES), { status, headers: { 'content-type': 'text/html' } });
    },
    onRefusal: (reason) => refusals.push(reason),
  });
  onTestFinished(() => released.resolve());
  return { cache, call, address, lines, refusals, release: () => released.resolve() };
}

test('anyone who asks for more pages than can be made is told to come back; all else goes on', async () => {
  const { call, lines, refusals, release } = await site();
  await call('/about');
  await call('/nothing');
  // The place of a page that was just made is free again after these.
  for (let turns = 0; turns <= TURNS_BETWEEN; turns += 1) await turn();
  const search = (word: number) => call(`/resources/blog?search=${word}`);
  const first = [1, 2, 3].map(search);
  await expect.poll(async () => (await search(4)).status).toBe(503);
  const { headers, body } = await search(5);
  expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(body.length).toBeLessThan(2000);
  expect(body.toString()).toMatch(/tel:\+234\d+.*https:\/\/wa\.me\/234\d+/s);
  for (const path of ['/about', '/healthz', '/nothing-else']) {
    expect([200, 404]).toContain((await call(path)).status);
  }
  const echo = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '"words"' };
  expect((await call('/api/echo', echo)).status).toBe(200);
  release();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(refusals).toContain('busy');
  expect(lines.join('')).toContain('"reason":"busy"');
});

test('an answer that many ask for is made once for all of them, and anew when the content has changed', async () => {
  const made: string[] = [];
  let revision = '1';
  const { call } = await listeningApp({
    cache: new PageCache({ revision: () => revision, log: pino({ level: 'silent' }) }),
    servicesFor: () => ({ content: { revision: () => revision, ...WORDS } }) as never,
    moved: (path) => (path.startsWith('/gone') ? GONE : undefined),
    addApi: async (app, sendPage) => {
      app.get('/link', (_request, reply) => sendPage(reply.code(404), '/link'));
    },
    render: async ({ url }) => {
      const { pathname, search } = new URL(url);
      made.push(pathname + search);
      const status = pathname === '/404' || pathname.endsWith('/no-post') ? 404 : 200;
      const headers = {
        'content-type': 'text/html',
        ...(pathname === '/link' && { 'cache-control': 'no-store' }),
      };
      return new Response(revision, { status, headers });
    },
  });
  const askedTwenty = async (path: (turn: number) => string) => {
    made.length = 0;
    const first = await Promise.all(Array.from({ length: 10 }, (_, turn) => call(path(turn))));
    const later = [...Array(10).keys()].map((turn) => call(path(turn + 10)));
    const answers = [...first, ...(await Promise.all(later))];
    return new Set(answers.map(({ status, body }) => `${status} ${body}`));
  };
  expect(await askedTwenty(() => '/resources/search?q=cement')).toEqual(new Set(['200 1']));
  expect(made).toEqual(['/resources/search?q=cement']);
  revision = '2';
  expect(await askedTwenty(() => '/resources/search?q=cement')).toEqual(new Set(['200 2']));
  expect(made).toEqual(['/resources/search?q=cement']);
  expect(await askedTwenty((turn) => `/link?token=made-up-${turn}`)).toEqual(new Set(['404 2']));
  expect(made).toEqual(['/link']);
  expect((await call('/link')).headers['cache-control']).toBe('no-store');
  expect(await askedTwenty((turn) => `/gone-${turn}`)).toEqual(new Set(['410 2']));
  expect(made).toEqual(['/404']);
  expect(await askedTwenty(() => '/resources/blog/no-post')).toEqual(new Set(['404 2']));
  expect(made).toEqual(['/resources/blog/no-post']);
});

test('a flood of one network takes no answers from the next', async () => {
  const { call, release } = await site(1);
  const search = (word: number, network: string) =>
    call(`/resources/blog?search=${word}`, { headers: { 'x-forwarded-for': network } });
  const flood = [1, 2, 3].map((word) => search(word, '203.0.113.9'));
  await expect.poll(async () => (await search(4, '203.0.113.9')).status).toBe(503);
  const visitor = search(5, '198.51.100.7');
  await turn();
  release();
  expect((await visitor).status).toBe(200);
  await Promise.all(flood);
});

test('a connection that sends many requests at once gets some answers and ends', async () => {
  const { call, address, refusals } = await site();
  await call('/about');
  const pipelined = async (count: number) => {
    const socket = await dial(address);
    const answer = readAll(socket);
    socket.write('GET /about HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(count));
    return (await answer).text.split('HTTP/1.1 200').length - 1;
  };
  expect(await pipelined(20)).toBe(8);
  expect(await pipelined(1500)).toBeLessThanOrEqual(8);
  expect(refusals.filter((reason) => reason === 'pipelining')).toHaveLength(2);
  expect((await call('/about')).status).toBe(200);
});

test('who needs the plain page gets one buffer with all others', async () => {
  const { cache, call } = await site();
  await call('/about');
  const bodies = cache.find('/about')?.bodies;
  const [one, two] = await Promise.all([bodies?.for(undefined), bodies?.for('identity')]);
  expect(one?.body.length).toBe(BYTES);
  expect(one?.body).toBe(two?.body);
});

test('more connections than the limit are sent away, and counted', async () => {
  const refusals: string[] = [];
  const { address } = await listeningApp({
    limits: { maxConnections: 2 },
    onRefusal: (reason) => refusals.push(reason),
  });
  const held = [await dial(address), await dial(address)];
  const { text } = await readAll(await dial(address));
  expect(text).toBe('');
  expect(refusals).toEqual(['connections']);
  for (const socket of held) socket.destroy();
});

test('a connection ends after so many requests', async () => {
  // Node says that it is the last answer, and leaves the connection to the keep-alive time.
  const { address } = await listeningApp({ limits: { maxRequestsPerSocket: 3, keepAliveTimeout: 100 } });
  const socket = await dial(address);
  const answer = readAll(socket);
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(3));
  expect((await answer).text).toMatch(/connection: close/i);
});
