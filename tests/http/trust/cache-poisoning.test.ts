import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendRequest } from './raw.ts';
import { openWholeSite, type WholeSite } from './whole-site.ts';

const EVIL = 'evil.example';
const PAGE = '/solutions/insurance';

let site: WholeSite;
beforeAll(async () => {
  site = await openWholeSite({
    SITE_URL: 'https://www.kayalink.example',
    CORS_ORIGINS: 'https://app.kayalink.example',
  });
});
afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string | string[]> = {}, method = 'GET') =>
  sendRequest(site.address, { path, headers, method });
/** Without the one page that says that there is none. */
const kept = () => site.cache.targets().filter((target) => target !== '/404');
const forget = () => {
  for (const target of kept()) site.cache.drop(target);
};
beforeEach(forget);

/** The answers to plain requests, from the cache, by path. */
const plainAnswers = new Map<string, Awaited<ReturnType<typeof ask>>>();

/** Asks for a page that nobody asked for before, in an odd way; then plainly, as the next visitor does. */
async function oddlyFirst(headers: Record<string, string | string[]>, method = 'GET', path = PAGE) {
  if (!plainAnswers.has(path)) await ask(path);
  const plain = plainAnswers.get(path) ?? (await ask(path));
  plainAnswers.set(path, plain);
  forget();
  const odd = await ask(path, headers, method);
  return { plain, odd, next: await ask(path) };
}

const lasting = ({ 'x-request-id': _, date: __, ...rest }: Record<string, unknown>) => rest;

const ODD_HEADERS: [string, string | string[]][] = [
  ['x-forwarded-host', EVIL],
  ['x-forwarded-proto', 'http'],
  ['x-forwarded-port', '65533'],
  ['x-forwarded-prefix', '/evil'],
  ['x-forwarded-for', '192.0.2.1'],
  ['forwarded', `host=${EVIL};proto=http`],
  ['x-host', EVIL],
  ['x-original-url', '/contact'],
  ['x-rewrite-url', '/contact'],
  ['x-http-method-override', 'POST'],
  ['x-forwarded-scheme', 'nothttps'],
  ['host', 'WWW.KAYALINK.EXAMPLE:8443'],
  ['origin', `https://${EVIL}`],
  ['origin', 'https://app.kayalink.example'],
  ['referer', `https://${EVIL}/?utm_source=x`],
  ['cookie', 'kayalink_preview=forged; __Host-kayalink_preview=forged'],
  ['cookie', 'session=evil; lang=fr'],
  ['authorization', 'Basic ZXZpbDpldmls'],
  ['accept', 'application/json'],
  ['accept-language', 'fr'],
  ['range', 'bytes=0-10'],
  ['if-range', '"x"'],
  ['if-modified-since', 'Fri, 01 Jan 2100 00:00:00 GMT'],
  ['user-agent', '<script>evil()</script>'],
  ['x-request-id', 'evil-request-id'],
];

describe('the first visitor leaves nothing to the next', () => {
  test.each(ODD_HEADERS)('with %s: %s', async (name, value) => {
    const { plain, next } = await oddlyFirst({ [name]: value });
    expect(next.status).toBe(200);
    expect(next.body.equals(plain.body)).toBe(true);
    expect(lasting(next.headers)).toEqual(lasting(plain.headers));
    expect(`${JSON.stringify(next.headers)}${next.body}`).not.toMatch(/evil|65533/);
  });

  test('with HEAD', async () => {
    const { plain, odd, next } = await oddlyFirst({}, 'HEAD');
    expect(odd.body).toHaveLength(0);
    expect(next.body.equals(plain.body)).toBe(true);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('with %s', async (method) => {
    const { plain, odd, next } = await oddlyFirst({}, method);
    expect(odd.status).not.toBe(200);
    expect(next.body.equals(plain.body)).toBe(true);
  });

  test('with a range, the whole page is cached and sent', async () => {
    const { plain, odd } = await oddlyFirst({ range: 'bytes=0-10' });
    expect(odd.status).toBe(200);
    expect(odd.body.equals(plain.body)).toBe(true);
  });

  test('with a name of another site in Host, nothing is kept', async () => {
    for (const host of [
      EVIL,
      `www.kayalink.example.${EVIL}`,
      `${EVIL}#www.kayalink.example`,
      'www.kayalink.example@evil',
    ])
      expect([400, 421]).toContain((await ask(PAGE, { host })).status);
    expect(kept()).toEqual([]);
  });
});

describe('what a browser cannot read is not sent', () => {
  test.each([
    ['', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['gzip;q=0.000,br;q=0', undefined],
    ['BR', 'br'],
    ['x-gzip', undefined],
    ['gzipped, brotli', undefined],
    ['gzip\t;\tq=1', 'gzip'],
    [`br${' '.repeat(8000)}x`, undefined],
    ['*;q=0', undefined],
  ])('Accept-Encoding: %j', async (accepted, wanted) => {
    const { plain } = await oddlyFirst({ 'accept-encoding': 'br' });
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers, body } = await ask(PAGE, { 'accept-encoding': accepted });
      expect(headers['content-encoding']).toBe(wanted);
      expect(headers['vary']).toContain('accept-encoding');
      const read = { br: brotliDecompressSync, gzip: gunzipSync }[wanted ?? ''] ?? ((bytes: Buffer) => bytes);
      expect(read(body).equals(plain.body)).toBe(true);
    }
  });
});

describe('a page has one name', () => {
  test.each([
    '/x/../about',
    '/./about',
    '/about/.',
    '/%61bout',
    '/about#evil',
    '/about?utm_source=evil',
    '/about?__proto__=evil',
    '/about?about&about=1',
    '/about?',
    '/ABOUT',
    '//about',
    '/about\\',
    '/%2561bout',
    '/%252561bout',
    '/_astro/../about',
    '/%2e%2e/about',
  ])('%s is kept as /about, or not at all', async (path) => {
    const { headers } = await ask(path);
    expect(kept().filter((target) => target !== '/about')).toEqual([]);
    expect(String(headers['surrogate-key'] ?? 'site about')).toBe('site about');
  });

  test.each([
    ['/resources/blog?tag=insurance&tag=evil', '/resources/blog?tag=insurance'],
    ['/resources/blog?evil=1&tag=insurance', '/resources/blog?tag=insurance'],
    ['/resources/blog?tag=insurance&page=1', '/resources/blog?page=1&tag=insurance'],
    ['/resources/blog?TAG=evil', '/resources/blog'],
    ['/resources/blog?tag[]=evil', '/resources/blog'],
    ['/resources/blog?tag=insurance;page=2', undefined],
  ])('%s is kept as %s', async (path, name) => {
    const { body } = await ask(path);
    expect(kept()).toEqual(name === undefined ? [] : [name]);
    expect(body.toString()).not.toContain('evil');
  });

  test('answers to what there is not, of which anybody can ask for any number, are not kept', async () => {
    for (const place of Array(10).keys()) {
      for (const path of [
        `/resources/blog?tag=evil-${place}`,
        `/resources/blog?page=${place + 100}`,
        `/resources/blog?page=0${place + 2}`,
        `/resources/blog?page=1x${place}`,
        `/resources?tag=evil-${place}`,
        `/resources/faq?category=evil-${place}`,
        `/resources/blog?search=evil-${place}`,
        `/products/haulage?weight=${place}`,
        `/newsletter/confirm?token=evil-${place}`,
        `/evil-${place}`,
        `/resources/blog/evil-${place}`,
        `/resources/video/${place + 1000}`,
      ])
        expect([200, 404], path).toContain((await ask(path)).status);
    }
    expect(kept()).toEqual([]);
  });
});

test.each([
  ['a page that is not there', '/no/such/page', 404],
  ['a moved page', '/services', 308],
  ['a malformed address', '/%zz', 400],
  ['an address too long', `/${'a'.repeat(3000)}`, 414],
  ['the API', '/api/trips-total-tonnage', 200],
  ['health', '/healthz', 200],
  ['a form', '/contact/sent?x', 200],
])('%s: only answers that are pages are cached', async (_what, path, status) => {
  expect((await ask(path)).status).toBe(status);
  expect(kept().filter((target) => target !== '/contact/sent')).toEqual([]);
});

test('what was typed into a form that came back is never kept', async () => {
  const { status, body } = await sendRequest(site.address, {
    method: 'POST',
    path: '/api/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: 'first_name=evil',
  });
  expect([status, body.includes('evil')]).toEqual([422, true]);
  expect(kept()).toEqual([]);
  expect((await ask('/contact')).body.includes('evil')).toBe(false);
});
