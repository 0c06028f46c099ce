import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { listeningApp } from '#tests/support/http/listening-app.ts';
import { untilReady } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { EXPECTED } from './expected-headers.ts';
import { sendRaw } from './raw.ts';
import { sharedServer } from './shared-server.ts';

/** An answer of each kind in expected-headers.ts. */
type Answer = Pick<Response, 'status' | 'headers'>;

const SITE_URL = 'https://www.kayalink.example';
const RATE_LIMIT = 2;

const server = sharedServer({ SITE_URL, RATE_LIMIT: String(RATE_LIMIT), TRUST_PROXY: 'on' });
let address: string;
beforeAll(async () => {
  address = await server().address;
});

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const GUIDE = {
  first_name: 'Amina',
  last_name: 'Bello',
  company: 'Savanna Mills',
  email: 'amina@example.com',
  slug: 'earning-with-your-truck',
};

const get = (path: string, init: RequestInit = {}): Promise<Answer> =>
  fetch(address + path, { redirect: 'manual', ...init });
let visitors = 0;
/** Posts as a visitor of an address of its own, whom no limit concerns. */
const post = (
  path: string,
  headers: Record<string, string>,
  body: string,
  visitor = `192.0.2.${++visitors}`,
) => get(path, { method: 'POST', headers: { ...headers, 'x-forwarded-for': visitor }, body });
const raw = (bytes: string): Promise<Answer> => sendRaw(address, bytes);
const firstOf = (folder: string, type: string) =>
  readdirSync(`dist/client/${folder}`).find((name) => name.endsWith(type)) ?? '';

const KINDS: Record<string, () => Promise<Answer>> = {
  page: () => get('/about?fresh'),
  'page from the cache': async () => {
    await get('/contact');
    return get('/contact');
  },
  'page that the browser has': async () => {
    const { headers } = await get('/contact');
    return get('/contact', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  },
  'page of one visitor': () => get('/resources/blog?search=lorry'),
  'page with a player': () => get('/resources/video/1'),
  'unknown address': () => get('/no/such/page'),
  'moved address': () => get('/services'),
  script: () => get(`/_astro/${firstOf('_astro', '.js')}`),
  'style sheet or font': () => get(`/_astro/${firstOf('_astro', '.css')}`),
  drawing: () => get(`/art/${firstOf('art', '.svg')}`),
  'file without a hash': () => get('/favicon.svg'),
  'picture of a link preview': async () => {
    const html = await (await fetch(address)).text();
    const [, path = ''] = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
    return get(path);
  },
  'feed, sitemap, robots': () => get('/sitemap.xml'),
  'data of the API': () => get('/api/trips-total-tonnage'),
  'PDF of a guide': async () => {
    const answer = await fetch(`${address}/api/eguide-subscription`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(GUIDE),
    });
    const { data } = (await answer.json()) as { data: { pdf_url: string } };
    return get(data.pdf_url);
  },
  'form with errors, as data': () => post('/api/contact', JSON_TYPE, '{}'),
  'form with errors, as a page': () => post('/api/marketing-lead', FORM_TYPE, 'first_name='),
  'form that was sent': () =>
    post('/api/newsletter-subscription', FORM_TYPE, 'first_name=Amina&email=amina@example.com'),
  'form of another site': () => post('/api/contact', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, '{}'),
  'too many forms': async () => {
    const send = (load: number) =>
      post('/api/contact', JSON_TYPE, JSON.stringify({ ...SENDER, message: `Load ${load}` }), '203.0.113.7');
    for (let sent = 0; sent < RATE_LIMIT; sent += 1) await send(sent);
    return send(RATE_LIMIT);
  },
  'unknown address of the API': () => get('/api/nothing'),
  'method that is not taken': () => get('/about', { method: 'DELETE' }),
  'address too long': () => get(`/${'a'.repeat(3000)}`),
  'address malformed': () => get('/%zz'),
  'name of another site': () => raw('GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n'),
  'body too large': () => post('/api/contact', JSON_TYPE, JSON.stringify('x'.repeat(70_000))),
  'headers too large': () => raw(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`),
  'not HTTP': () => raw('\x16\x03\x01 hello\r\n\r\n'),
  'page that fails': async () => {
    const { call } = await listeningApp({
      config: { siteUrl: SITE_URL, trustProxy: false, allowedHosts: [] },
    });
    const { status, headers } = await call('/fails');
    const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    return { status, headers: new Headers(pairs) };
  },
  'security.txt': () => get('/.well-known/security.txt'),
  health: () => get('/healthz'),
  readiness: async () => {
    await untilReady(address);
    return get('/readyz');
  },
};

/** What every answer has. */
const SAME = { sniffing: 'nosniff', transport: 'max-age=31536000', sharing: 'same-origin' };

/** What the headers of an answer say; of `Cache-Control` its first two parts. */
function shown(answer: Answer) {
  const { headers } = answer;
  const of = (name: string) => headers.get(name) ?? '';
  const referrer = of('referrer-policy') === 'strict-origin-when-cross-origin';
  const permissions = of('permissions-policy').includes('camera=()');
  return {
    status: answer.status,
    policy: policyOf(answer),
    isDocument: referrer === permissions ? referrer : 'half',
    caching: of('cache-control').split(',').slice(0, 2).join(),
    sniffing: of('x-content-type-options'),
    transport: of('strict-transport-security'),
    sharing: of('cross-origin-resource-policy'),
  };
}

const POLICIES: Record<string, string> = {
  data: "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  failure:
    "default-src 'none'; frame-ancestors https://app.contentful.com https://app.eu.contentful.com; base-uri 'none'; form-action 'none'; style-src 'sha256-X'",
  PDF: "frame-ancestors 'none'",
};

/** The name of a policy; one that allows anything else has none. */
function policyOf({ headers }: Answer): string {
  const policy = headers.get('content-security-policy') ?? '';
  const shape = policy.replace(/^(default-src 'none'.*)'sha256-[\w+/=]{44}'$/, "$1'sha256-X'");
  const known = Object.entries(POLICIES).find(([, text]) => text === shape);
  return known?.[0] ?? (isStrict(policy) ? 'page' : policy);
}

const STRICT = [
  /(^|;\s*)default-src 'self'(;|$)/,
  /(^|;\s*)object-src 'none'(;|$)/,
  /(^|;\s*)base-uri 'none'(;|$)/,
  /(^|;\s*)form-action 'self'(;|$)/,
  /(^|;\s*)frame-ancestors 'none'(;|$)/,
  /(^|;\s*)script-src 'self'( 'sha256-[\w+/=]{44}')*\s*(;|$)/,
  /(^|;\s*)style-src 'self'( 'sha256-[\w+/=]{44}')*\s*(;|$)/,
];
const isStrict = (policy: string) =>
  STRICT.every((rule) => rule.test(policy)) && !/unsafe|\*|https?:(?!\/\/)/.test(policy);

test('every kind of answer has its headers', () => {
  expect(Object.keys(KINDS)).toEqual(Object.keys(EXPECTED));
});

test.each(Object.entries(EXPECTED))('the headers of: %s', async (kind, expected) => {
  const answer = await KINDS[kind]?.();
  expect(answer && shown(answer)).toEqual({ ...SAME, ...expected });
});

test('nothing tells what the server is made of', async () => {
  for (const kind of Object.values(KINDS)) {
    const { headers } = await kind();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test("security.txt names where to write, and never expires in the reader's hands", async () => {
  const text = await (await fetch(`${address}/.well-known/security.txt`)).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${SITE_URL}/.well-known/security.txt`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
