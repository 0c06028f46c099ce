import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { listeningApp } from '../../tests/support/http/listening-app.ts';
import type { TrustedProxies } from '../platform/network/addresses.ts';

/** Its form depends on what the browser reads. */
const VARY = 'accept-encoding';
const JSON_BODY = { 'content-type': 'application/json' };

describe('a page', () => {
  test('carries its own policy and the other security headers', async () => {
    const { call } = await listeningApp();
    const { status, headers } = await call('/about');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=86400',
      'surrogate-key': 'site about',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('comes compressed with %s for those who take it', async (encoding, unpack) => {
    const { call } = await listeningApp();
    const plain = await call('/');
    const packed = await call('/', { headers: { 'accept-encoding': encoding } });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: VARY });
    expect(unpack(packed.body)).toEqual(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers['vary']).toBe(VARY);
  });

  test('is not sent again to those who have it', async () => {
    const { call } = await listeningApp();
    const first = await call('/');
    const again = await call('/', {
      headers: { 'if-none-match': `"other", ${first.headers['etag']}`, 'accept-encoding': 'br' },
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers).toMatchObject({
      etag: first.headers['etag'],
      'cache-control': first.headers['cache-control'],
    });
  });

  test('that is not found keeps its status and is never a 304', async () => {
    const { call } = await listeningApp();
    const { status } = await call('/unknown', { headers: { 'if-none-match': '*' } });
    expect(status).toBe(404);
  });

  test('that fails shows a plain page with the request id, and nothing of the inside', async () => {
    const { call, lines } = await listeningApp();
    const { status, headers, body } = await call('/fails?email=ada@example.com');
    expect(status).toBe(500);
    expect(body.toString()).toContain(String(headers['x-request-id']));
    expect(body.toString()).not.toMatch(/secret|\bat .*\.ts/);
    expect(headers['content-security-policy']).toMatch(/style-src 'sha256-/);
    expect(lines.join('')).toContain('The secret inside');
  });
});

describe('an address', () => {
  test.each([
    ['/services', '/'],
    ['/About/?Q=A', '/about?Q=A'],
    ['//evil.example/', '/evil.example'],
  ])('%s leads to %s for good', async (target, location) => {
    const { call } = await listeningApp();
    expect(await call(target)).toMatchObject({ status: 308, headers: { location } });
  });

  test('tells which methods it takes', async () => {
    const { call } = await listeningApp();
    expect(await call('/about', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect(await call('/api/echo', { method: 'PUT' })).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
    });
    expect((await call('/api/echo')).status).toBe(405);
  });

  test.each(['/api/echo*', '/api/*x', '/api/:a(^(b+)+$)', '/api/(', '/api/echo:'])(
    'of the API that looks like a pattern is not found: %s',
    async (path) => {
      const { call } = await listeningApp();
      for (const method of ['GET', 'HEAD', 'POST']) expect((await call(path, { method })).status).toBe(404);
    },
  );
});

describe('a request', () => {
  test('keeps a sane id and gets another one for anything else', async () => {
    const { call } = await listeningApp();
    const idFor = async (id: string) =>
      (await call('/', { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('proxy-4711-abcdef')).toBe('proxy-4711-abcdef');
    expect(await idFor('a" forged="line')).toMatch(/^[\da-f-]{36}$/);
  });

  test.each<[TrustedProxies, string]>([
    [false, '127.0.0.1'],
    [1, '203.0.113.7'],
    [2, '198.51.100.1'],
    [['127.0.0.0/8'], '203.0.113.7'],
    [['127.0.0.1', '203.0.113.0/24'], '198.51.100.1'],
    [['10.0.0.0/8'], '127.0.0.1'],
  ])('with the proxies %j believed comes from %s', async (trustProxy, seen) => {
    const { call } = await listeningApp({
      config: { siteUrl: 'http://localhost', trustProxy, allowedHosts: [] },
      addApi: async (api) => {
        api.get('/api/address', ({ ip }) => ({ ip }));
      },
    });
    const { body } = await call('/api/address', {
      headers: { 'x-forwarded-for': '192.0.2.66, 198.51.100.1, 203.0.113.7' },
    });
    expect(JSON.parse(body.toString())).toEqual({ ip: seen });
  });

  test('of more than 64 KB is refused', async () => {
    const { call } = await listeningApp();
    const echo = (size: number) =>
      call('/api/echo', { method: 'POST', headers: JSON_BODY, body: JSON.stringify('x'.repeat(size)) });
    expect((await echo(60 * 1024)).status).toBe(200);
    expect((await echo(65 * 1024)).status).toBe(413);
  });
});

describe('an address that was', () => {
  const moved = (path: string) => ({ '/old': '/contact', '/dead': 'gone' })[path];

  test('leads on for good with its query, and one that is gone on purpose says so', async () => {
    const { call } = await listeningApp({ moved });
    const answer = await call('/old?utm_source=mail');
    expect([answer.status, answer.headers.location]).toEqual([301, '/contact?utm_source=mail']);
    expect((await call('/dead')).status).toBe(410);
    expect((await call('/contact')).status).toBe(200);
  });
});

describe('readiness', () => {
  test('is told while everything answers', async () => {
    const { call } = await listeningApp({ probes: { storage: () => 1 } });
    expect((await call('/readyz')).status).toBe(200);
    expect((await call('/healthz')).status).toBe(200);
  });

  test('says besides what is amiss although everybody is served', async () => {
    const { call } = await listeningApp({ probes: {}, remarks: () => ['content: 1 file has errors'] });
    const { status, body } = await call('/readyz');
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toEqual({ status: 'ready', remarks: ['content: 1 file has errors'] });
  });

  test('names what does not answer', async () => {
    const silent = () => Promise.reject(new Error('disk gone'));
    const { call } = await listeningApp({ probes: { content: () => 1, storage: silent } });
    const { status, body } = await call('/readyz');
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toEqual({ status: 'not ready', failing: ['storage'] });
    expect((await call('/healthz')).status).toBe(200);
  });

  test('for pages needs no storage, but content', async () => {
    const silent = () => Promise.reject(new Error('gone'));
    const withoutStorage = await listeningApp({ probes: { content: () => 1, storage: silent } });
    expect((await withoutStorage.call('/readyz/pages')).status).toBe(200);
    const withoutContent = await listeningApp({ probes: { content: silent, storage: () => 1 } });
    const { status, body } = await withoutContent.call('/readyz/pages');
    expect(status).toBe(503);
    expect(JSON.parse(body.toString())).toEqual({ status: 'not ready', failing: ['content'] });
  });
});
