import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/process.ts';
import { tryOutbound } from './outbound.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-25T12:00:00Z');

const STATUSES: Partial<Record<string, number>> = { '/gone': 404, '/no-robots': 403, '/too-often': 429 };

/** Another site that notes what it is asked for, and how much at once. */
async function site() {
  const asked: string[] = [];
  const busy = { now: 0, most: 0 };
  const server = createServer(async ({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    busy.most = Math.max(busy.most, ++busy.now);
    await pause(20);
    busy.now--;
    if (url === '/slow') return;
    const refused = url === '/no-head' && method === 'HEAD';
    const status = refused ? 405 : (STATUSES[url ?? ''] ?? 200);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, busy, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const link = (uri: string) => ({ file: 'blog/a.md', uri });

test('other sites are tried by HEAD, then by GET, one request at a time', async () => {
  const { asked, busy, origin } = await site();
  const links = ['/good', '/good#part', '/no-head', '/gone', '/slow'].map((path) => link(origin + path));
  const cache = join(temporaryDirectory(), 'links.json');
  const told = await tryOutbound([...links, link('/about')], { cache, now: NOW, timeout: 500 });
  expect(told).toEqual([
    { file: 'blog/a.md', message: `link ${origin}/gone: 404 when tried on 2026-11-25` },
    { file: 'blog/a.md', message: `link ${origin}/slow: no answer in time when tried on 2026-11-25` },
  ]);
  expect(asked.slice(0, 5)).toEqual([
    'HEAD /good',
    'HEAD /no-head',
    'GET /no-head',
    'HEAD /gone',
    'GET /gone',
  ]);
  expect(busy.most).toBe(1);
});

test('a page that keeps programs out is no dead link', async () => {
  const { origin } = await site();
  const cache = join(temporaryDirectory(), 'links.json');
  const links = [link(`${origin}/no-robots`), link(`${origin}/too-often`)];
  expect(await tryOutbound(links, { cache, now: NOW })).toEqual([]);
});

test('an answer is kept: a good one for a week, another for a day', async () => {
  const { asked, origin } = await site();
  const cache = join(temporaryDirectory(), 'links.json');
  const links = [link(`${origin}/good`), link(`${origin}/gone`)];
  const tried = async (now: number) => {
    asked.length = 0;
    const told = await tryOutbound(links, { cache, now });
    return [asked.length, told[0]?.message.slice(-10)];
  };
  expect(await tried(NOW)).toEqual([3, '2026-11-25']);
  expect(await tried(NOW + DAY - 1)).toEqual([0, '2026-11-25']);
  expect(await tried(NOW + DAY)).toEqual([2, '2026-11-26']);
  expect(await tried(NOW + 7 * DAY)).toEqual([3, '2026-12-02']);
});

test('how long a link has been dead is told, and is forgotten once it answers', async () => {
  const { origin } = await site();
  const cache = join(temporaryDirectory(), 'links.json');
  const tried = async (now: number) =>
    (await tryOutbound([link(`${origin}/gone`)], { cache, now }))[0]?.message;
  await tried(NOW);
  await tried(NOW + DAY);
  expect(await tried(NOW + 3 * DAY)).toBe(
    `link ${origin}/gone: 404 since 2026-11-25, when tried on 2026-11-28`,
  );
  STATUSES['/gone'] = 200;
  expect(await tried(NOW + 5 * DAY)).toBeUndefined();
  STATUSES['/gone'] = 404;
  expect(await tried(NOW + 20 * DAY)).toBe(`link ${origin}/gone: 404 when tried on 2026-12-15`);
});

test('a site that is not there is told', async () => {
  const cache = join(temporaryDirectory(), 'links.json');
  const [told] = await tryOutbound([link('http://127.0.0.1:1/x')], { cache, now: NOW });
  expect(told?.message).toContain('no connection when tried on 2026-11-25');
});
