import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { dial, readAll } from '../../../tests/http/trust/raw.ts';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { twinOf } from '../../platform/network/addresses.ts';
import { PageCache } from '../cache/page-cache.ts';

const config = { siteUrl: 'https://www.example.com', trustProxy: 1, allowedHosts: ['www.example.com'] };

const keeping = () => new PageCache({ revision: () => '1', log: pino({ level: 'silent' }) });

async function site() {
  const { call } = await listeningApp({ config, cache: keeping(), probes: {} });
  await call('/about', { headers: { host: 'www.example.com' } });
  return (path: string, host: string, more = {}) => call(path, { headers: { host, ...more } });
}

describe('where the site knows its names', () => {
  test.each([
    'www.example.com',
    'WWW.Example.com:443',
    'www.example.com.',
    'www.example.com.:443',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
  ])('%s is one of them', async (host) => {
    expect((await (await site())('/about', host)).status).toBe(200);
  });

  test.each(['evil.example', 'www.example.com.evil.example', 'evil.example:80@www.example.com', '.'])(
    'a visit to "%s" is refused, cached page or not',
    async (host) => {
      const visit = await site();
      for (const path of ['/about', '/contact', '/api/nothing']) {
        const { status, headers } = await visit(path, host);
        expect(status).toBe(421);
        expect(headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );

  test('the name without www leads to the site, with path and query, and a form stays a form', async () => {
    const visit = await site();
    for (const host of ['example.com', 'EXAMPLE.com:443']) {
      const { status, headers } = await visit('/about?a=b', host);
      expect([status, headers.location]).toEqual([308, 'https://www.example.com/about?a=b']);
    }
    expect((await visit('//evil.example/', 'example.com')).headers.location).toMatch(
      /^https:\/\/www\.example\.com\//,
    );
    expect((await visit('/about', 'www.www.example.com')).status).toBe(421);
    expect([twinOf('example.com'), twinOf('www.example.com')]).toEqual(['www.example.com', 'example.com']);
    expect(['localhost', '127.0.0.1', '[::1]'].map(twinOf)).toEqual([undefined, undefined, undefined]);
  });

  test('a name in a forwarded header changes nothing', async () => {
    const visit = await site();
    const forwarded = { 'x-forwarded-host': 'www.example.com' };
    expect((await visit('/about', 'evil.example', forwarded)).status).toBe(421);
    expect((await visit('/about', 'www.example.com', { 'x-forwarded-host': 'evil.example' })).status).toBe(
      200,
    );
  });

  test('a load balancer may ask about health by address', async () => {
    const visit = await site();
    expect((await visit('/healthz', '10.0.0.7:3000')).status).toBe(200);
    expect((await visit('/readyz', '10.0.0.7:3000')).status).toBe(200);
    expect((await visit('/readyz/pages', '10.0.0.7:3000')).status).toBe(200);
  });
});

test('a site without a name takes every one', async () => {
  const { call } = await listeningApp();
  expect((await call('/about', { headers: { host: '192.168.1.5:3000' } })).status).toBe(200);
});

describe('one name and one path', () => {
  const ask = async (bytes: string) => {
    const { address, call } = await listeningApp({ config, cache: keeping() });
    for (const path of ['/', '/about']) await call(path, { headers: { host: 'www.example.com' } });
    const socket = await dial(address);
    const answer = readAll(socket);
    // A client that closes its side before the answer may get none.
    socket.write(`${bytes}\r\nconnection: close\r\n\r\n`);
    return answer;
  };

  test.each([
    ['two of ours', 'GET /about HTTP/1.1\r\nhost: www.example.com\r\nHost: www.example.com'],
    ['ours and another', 'GET /about HTTP/1.1\r\nhost: www.example.com\r\nhost: evil.example'],
    ['none', 'GET /about HTTP/1.1'],
  ])('%s in Host are refused, with our headers', async (_what, bytes) => {
    const { status, headers } = await ask(bytes);
    expect(status).toBe(400);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    ['http://www.example.com/about', 'www.example.com', 200],
    ['HTTPS://WWW.example.com:443/about', 'www.example.com:443', 200],
    ['http://www.example.com', 'www.example.com', 200],
    ['http://evil.example/about', 'www.example.com', 400],
    ['http://evil.example/about', 'evil.example', 421],
    ['http://me:secret@www.example.com/about', 'www.example.com', 400],
  ])('the whole address %s with Host %s is answered with %i', async (target, host, status) => {
    expect((await ask(`GET ${target} HTTP/1.1\r\nhost: ${host}`)).status).toBe(status);
  });
});
