import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendRequest } from './raw.ts';
import { openWholeSite, type WholeSite } from './whole-site.ts';

const EVIL = 'evil.example';
const PAGE = '/solutions/insurance';
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync };

let site: WholeSite;
beforeAll(async () => {
  site = await openWholeSite({
    SITE_URL: 'https://www.kayalink.example',
    CORS_ORIGINS: 'https://app.kayalink.example',
  });
});
afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRequest(site.address, { path, headers, method });
/** Without the one page that says that there is none. */
const kept = () => site.cache.targets().filter((target) => target !== '/404');
const forget = () => {
  for (const target of kept()) site.cache.drop(target);
};
beforeEach(forget);

/** The answer to a plain request, from the cache. */
let plain: Awaited<ReturnType<typeof ask>>;
beforeAll(async () => {
  await ask(PAGE);
  plain = await ask(PAGE);
});

/** Asks for a page that nobody has asked for before, in an odd way; then plainly, as the next visitor does. */
async function oddlyFirst(headers: Record<string, string>, method = 'GET') {
  forget();
  const odd = await ask(PAGE, headers, method);
  return { odd, next: await ask(PAGE) };
}

const lasting = ({ 'x-request-id': _, date: __, ...rest }: Record<string, unknown>) => rest;

/** What a visitor may send, with what could get into the page by it; a server may look at one of a group in place of another. */
const ODD_HEADERS: Record<string, Record<string, string>> = {
  'a forwarded name': {
    'x-forwarded-host': EVIL,
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '65533',
    'x-forwarded-prefix': '/evil',
    'x-forwarded-for': '192.0.2.1',
    'x-forwarded-scheme': 'nothttps',
    'x-host': EVIL,
    host: 'WWW.KAYALINK.EXAMPLE:8443',
  },
  'the standard way to forward, and another target': {
    forwarded: `host=${EVIL};proto=http`,
    'x-original-url': '/contact',
    'x-rewrite-url': '/contact',
    'x-http-method-override': 'POST',
  },
  'where a visitor comes from': {
    origin: `https://${EVIL}`,
    referer: `https://${EVIL}/?utm_source=x`,
    'sec-fetch-site': 'cross-site',
  },
  'a site that may call': { origin: 'https://app.kayalink.example', 'sec-fetch-site': 'same-site' },
  'who a visitor is': {
    cookie: 'session=evil; lang=fr',
    authorization: 'Basic ZXZpbDpldmls',
    'user-agent': '<script>evil()</script>',
    'x-request-id': 'evil-request-id',
  },
  'a forged preview': { cookie: 'kayalink_preview=forged; __Host-kayalink_preview=forged' },
  'what a visitor reads and has': {
    accept: 'application/json',
    'accept-language': 'fr',
    range: 'bytes=0-10',
    'if-range': '"x"',
    'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT',
  },
};

describe('the first visitor leaves nothing to the next', () => {
  test.each(Object.entries(ODD_HEADERS))('with %s', async (_what, sent) => {
    const { odd, next } = await oddlyFirst(sent);
    for (const { status, body } of [odd, next]) {
      expect(status).toBe(200);
      expect(body.equals(plain.body)).toBe(true);
    }
    expect(lasting(next.headers)).toEqual(lasting(plain.headers));
    expect(`${JSON.stringify(next.headers)}${next.body}`).not.toMatch(/evil|65533/);
  });

  test('with another method', async () => {
    for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      const { odd, next } = await oddlyFirst({}, method);
      expect(method === 'HEAD' ? odd.body.length : odd.status, method).not.toBe(200);
      expect(next.body.equals(plain.body), method).toBe(true);
    }
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

test('what a browser cannot read is not sent', async () => {
  const WANTED: [accepted: string, wanted: 'br' | 'gzip' | undefined][] = [
    ['br', 'br'],
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
  ];
  for (const [accepted, wanted] of WANTED)
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers, body } = await ask(PAGE, { 'accept-encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(wanted);
      expect(headers['vary']).toContain('accept-encoding');
      expect((wanted ? UNPACK[wanted](body) : body).equals(plain.body), accepted).toBe(true);
    }
});

describe('a page has one name', () => {
  test('however it is written, it is kept as itself or not at all', async () => {
    for (const path of [
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
    ]) {
      const { headers } = await ask(path);
      expect(
        kept().filter((target) => target !== '/about'),
        path,
      ).toEqual([]);
      expect(String(headers['surrogate-key'] ?? 'site about'), path).toBe('site about');
    }
  });

  test('answers to what there is not, of which anybody can ask for any number, are not kept', async () => {
    for (const path of [
      '/resources/blog?tag=evil',
      '/resources/blog?page=100',
      '/resources/blog?page=02',
      '/resources/blog?page=1x',
      '/resources?tag=evil',
      '/resources/faq?category=evil',
      '/resources/blog?search=evil',
      '/products/haulage?weight=1',
      '/newsletter/confirm?token=evil',
      '/evil',
      '/resources/blog/evil',
      '/resources/video/1000',
    ])
      expect([200, 404], path).toContain((await ask(path)).status);
    expect(kept()).toEqual([]);
  });
});

test('only answers that are pages are cached', async () => {
  for (const [path, status] of [
    ['/no/such/page', 404],
    ['/services', 308],
    ['/%zz', 400],
    [`/${'a'.repeat(3000)}`, 414],
    ['/api/trips-total-tonnage', 200],
    ['/healthz', 200],
    ['/contact/sent?x', 200],
  ] as const)
    expect((await ask(path)).status, path).toBe(status);
  expect(kept()).toEqual(['/contact/sent']);
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

describe('an unknown address', () => {
  test('gets the same bytes as any other, in each encoding, also where it is a known one that was escaped twice', async () => {
    const nothing = await ask('/nothing');
    for (const path of [
      '/nothing-else',
      '/wp-login.php',
      '/a/b/c',
      '/404',
      '/_image',
      '/_image?href=/x',
      '/_actions/x',
      '/_server-islands/x',
      '/%2561bout',
      '/%252561bout',
      '/%25252561bout',
      '/resources/%2562log',
      '/ABOUT%2561',
    ]) {
      const { status, headers, body } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['surrogate-key']).toBeUndefined();
      expect(body.equals(nothing.body), path).toBe(true);
      for (const encoding of ['br', 'gzip'] as const) {
        const packed = await ask(path, { 'accept-encoding': encoding });
        expect(UNPACK[encoding](packed.body).equals(nothing.body), path).toBe(true);
      }
    }
  });

  test('costs no rendering', async () => {
    await ask('/nothing');
    const before = site.cache.counts();
    for (let place = 0; place < 50; place += 1) await ask(`/nothing-${place}`);
    const { hits, kept } = site.cache.counts();
    expect([hits - before.hits, kept - before.kept]).toEqual([50, 0]);
    expect(site.cache.targets()).toEqual(['/404']);
  });
});
