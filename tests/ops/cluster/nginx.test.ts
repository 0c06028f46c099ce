import { readFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { HASHED_PATH } from '#domain/shared/paths.ts';
import { refreshOuterCaches } from '#server/http/cache/warm.ts';
import { cacheControl, SHARED_PAGE } from '#server/http/hooks/caching.ts';
import { makeLog } from '#server/platform/log.ts';
import { hasNginx, startNginx } from '#tests/support/nginx.ts';
import { quietPort } from '#tests/support/quiet-port.ts';
import { TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { sendRaw } from '../../http/trust/raw.ts';

const PLAIN = { headers: { 'accept-encoding': 'identity' } };
const SILENT = makeLog('silent');

async function listening(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Asks often enough for each replica to have its turn. */
const statuses = (url: string, init?: RequestInit) =>
  Promise.all(Array.from({ length: 8 }, async () => (await fetch(url, init)).status));

/** An address below each path whose addresses hold a hash. */
const HASHED = [
  '/_astro/page.a1b2.css',
  '/art/gate.a1b2.svg',
  '/media/a1b2/yard.webp',
  '/social/a1b2/about.png',
];

test('the addresses with a hash that are tried are all that there are', () => {
  const [, names = ''] = /\(([^)]+)\)/.exec(HASHED_PATH.source) ?? [];
  expect(HASHED.map((file) => file.split('/')[1])).toEqual(names.split('|'));
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8');
  expect(caddyfile).toContain(
    `@hashed path ${names
      .split('|')
      .map((name) => `/${name}/*`)
      .join(' ')}\n`,
  );
});

describe.skipIf(!hasNginx())('deploy/nginx.conf', () => {
  const behindNginx = async (...replicas: RequestListener[]) => {
    const nginx = await startNginx(await quietPort(), await Promise.all(replicas.map(listening)));
    onTestFinished(() => nginx.stop());
    return nginx;
  };
  const addressBehind = async (...replicas: RequestListener[]) => (await behindNginx(...replicas)).address;
  const valid: RequestListener = (request, response) => {
    request.resume().on('end', () => response.end(String(request.headers['x-forwarded-for'])));
  };
  const breaking: RequestListener = (request) => request.socket.destroy();
  const missing: RequestListener = (_request, response) => response.writeHead(404).end();

  /** A site that says how often it was asked, and takes its time. */
  function pageOf(headers: Record<string, string> = { 'cache-control': SHARED_PAGE }) {
    const state = { asked: [] as string[], words: 'first', status: 200, headers };
    const listener: RequestListener = (request, response) => {
      if (request.url !== '/healthz') state.asked.push(request.url ?? '');
      const body = `${state.words} ${request.headers['accept-encoding'] ?? 'plain'}`;
      const all = { 'x-content-type-options': 'nosniff', vary: 'accept-encoding', ...state.headers };
      setTimeout(() => response.writeHead(state.status, all).end(body), 100);
    };
    return { state, listener };
  }
  const text = async (url: string, headers = {}) =>
    (await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })).text();

  // In CI, rolling-restart.test.ts takes replicas away under load.
  test.runIf(TRIES_EVERY_CASE)('gives a form to the other replica when a connection breaks', async () => {
    const address = await addressBehind(valid, breaking);
    const answers = await statuses(`${address}/api/contact`, { method: 'POST', body: 'words' });
    expect(answers).toEqual(answers.map(() => 200));
  });

  test.runIf(TRIES_EVERY_CASE)(
    'asks both replicas for a file of one version, but once for a page that is missing',
    async () => {
      const address = await addressBehind(valid, missing);
      for (const file of HASHED) {
        const answers = await statuses(address + file);
        expect(answers, file).toEqual(answers.map(() => 200));
      }
      expect(await statuses(`${address}/no-such-page`)).toContain(404);
    },
  );

  test('keeps a file of one version for pages that name it when that version is gone', async () => {
    const { state, listener } = pageOf({ 'cache-control': cacheControl('/_astro/a.css', '') });
    const address = await addressBehind(listener);
    for (const file of HASHED) expect(await text(address + file)).toBe('first plain');
    state.status = 404;
    for (const file of HASHED) expect((await fetch(address + file, PLAIN)).status, file).toBe(200);
    expect((await fetch(`${address}/art/other.c3d4.svg`, PLAIN)).status).toBe(404);
  });

  test('leads everybody to the one name over https, and tells the site who asks, whatever he says himself', async () => {
    const { address, other } = await behindNginx(valid, valid);
    const asked = await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await asked.text()).toBe('127.0.0.1');
    for (const entrance of [address, other]) {
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${entrance}/about?a=1`, { headers: { host: 'example.com' } }, resolve).on('error', reject);
      });
      answer.resume();
      expect(answer.statusCode).toBe(308);
      expect(answer.headers.location).toBe('https://www.example.com/about?a=1');
    }
    const ask = (host: string) =>
      sendRaw(other, `GET /about?a=b HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
    expect((await ask('evil.example')).text).toBe('');
    const moved = await ask('www.example.com');
    expect(moved.status).toBe(308);
    expect(moved.headers.get('location')).toBe('https://www.example.com/about?a=b');
    // By it certbot proves that both names are ours.
    const challenge = await fetch(`${other}/.well-known/acme-challenge/x`, { redirect: 'manual' });
    expect(challenge.status).toBe(404);
  });

  test('keeps a page as the site says it, for as long as it may, and asks once for many who come at once', async () => {
    const { state, listener } = pageOf();
    const address = await addressBehind(listener);
    const come = (path = '/about') => text(address + path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => come())))).toEqual(
      new Set(['first br']),
    );
    expect(await come('/about?utm_source=letter')).toBe('first br');
    expect(state.asked).toEqual(['/about']);
    expect(await text(`${address}/about`, { 'accept-encoding': 'gzip;q=1' })).toBe('first gzip');
    const { headers } = await fetch(`${address}/about`, {
      headers: { 'accept-encoding': 'br', 'sec-fetch-site': 'none' },
    });
    expect(state.asked).toHaveLength(2);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe(SHARED_PAGE);
    expect(headers.get('content-security-policy')).toBeNull();
  });

  test('keeps nothing of what is asked with words, what an editor sees, the API and what may not be kept', async () => {
    const { state, listener } = pageOf();
    const address = await addressBehind(listener);
    const twice = async (path: string, headers = {}) => {
      state.asked = [];
      for (let visit = 0; visit < 2; visit += 1) await text(address + path, headers);
      return state.asked.length;
    };
    expect(await twice('/resources/blog?search=lorry')).toBe(2);
    expect(await twice('/about', { cookie: '__Host-kayalink_preview=x' })).toBe(2);
    expect(await twice('/api/trips-total-tonnage')).toBe(2);
    for (const control of ['no-store', 'no-cache', 'private, max-age=60']) {
      state.headers = { 'cache-control': control };
      expect(await twice('/about'), control).toBe(2);
    }
  });

  test('shows the new page, and none that is gone, once the site has reported a change', async () => {
    const { state, listener } = pageOf();
    const nginx = await behindNginx(listener);
    const page = `${nginx.address}/about`;
    const tell = () =>
      refreshOuterCaches(() => ['/about'], { caches: [nginx.refresh], host: '127.0.0.1', log: SILENT }, 0);
    expect(await text(page)).toBe('first plain');
    state.words = 'second';
    expect(await text(page)).toBe('first plain');
    await tell();
    expect(await text(page)).toBe('second plain');
    expect(await text(page, { 'accept-encoding': 'br' })).toBe('second br');
    state.status = 404;
    await tell();
    await expect.poll(async () => (await fetch(page)).status).toBe(404);
  });

  test.runIf(TRIES_EVERY_CASE)(
    'shows what it has while the site is down, and says so otherwise, with our headers',
    async () => {
      const { state, listener } = pageOf({
        'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=60',
      });
      const address = await addressBehind(listener);
      await text(`${address}/about`);
      state.status = 503;
      await new Promise((resolve) => setTimeout(resolve, 2100));
      expect(await text(`${address}/about`)).toBe('first plain');
      const gone = await addressBehind(breaking);
      const { status, headers } = await fetch(`${gone}/other`);
      expect(status).toBe(502);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('retry-after')).toBe('5');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('server')).toBe('nginx');
    },
  );

  test('stops a flood of one address, lets a quick visitor through, and logs no address, query or token', async () => {
    const nginx = await behindNginx(breaking);
    const refused = async (path: string, count: number) => {
      const answers = Array.from({ length: count }, async () => (await fetch(nginx.address + path)).status);
      return (await Promise.all(answers)).filter((status) => status === 429).length;
    };
    expect(await refused('/newsletter/confirm?token=SECRET', 60)).toBe(0);
    expect(await refused('/resources/search?q=SECRET', 600)).toBeGreaterThan(100);
    expect(await refused('/api/guides/SECRET/x.pdf', 200)).toBeGreaterThan(50);
    await text(`${nginx.address}/?q=${'SECRET'.repeat(3000)}`);
    await expect.poll(() => nginx.written().split('\n').length).toBeGreaterThan(300);
    expect(nginx.written()).not.toMatch(/SECRET|127\.0\.0\.1/);
    expect(nginx.written()).toMatch(/^\S+ 429 GET page /m);
  });
});
