import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { listeningApp } from '#tests/support/http/listening-app.ts';
import { untilReady } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { sendRaw } from './raw.ts';
import { sharedServer } from './shared-server.ts';

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

/** What the headers of an answer say; documents have the policies of referrers and permissions, too. */
interface ExpectedHeaders {
  status: number;
  policy: 'data' | 'page' | 'failure' | 'PDF' | '';
  isDocument: boolean;
  caching: string;
  sharing?: 'cross-origin';
}

const FOREVER = 'public, max-age=31536000';
const REVALIDATED = 'public, max-age=0';

const kind =
  (policy: ExpectedHeaders['policy'], isDocument: boolean) =>
  (status: number, caching: string): ExpectedHeaders => ({ status, policy, isDocument, caching });
const page = kind('page', true);
/** A document that is no page of the site: its policy allows nothing. */
const data = kind('data', true);
/** What no browser shows as a document, such as scripts and JSON. */
const part = kind('', false);

/** Every kind of answer: what its headers say, and how it is got. */
const ANSWERS: Record<string, [expected: ExpectedHeaders, ask: () => Promise<Answer>]> = {
  page: [page(200, REVALIDATED), () => get('/about?fresh')],
  'page from the cache': [
    page(200, REVALIDATED),
    async () => {
      await get('/contact');
      return get('/contact');
    },
  ],
  'page that the browser has': [
    page(304, REVALIDATED),
    async () => {
      const { headers } = await get('/contact');
      return get('/contact', { headers: { 'if-none-match': headers.get('etag') ?? '' } });
    },
  ],
  'page of one visitor': [page(200, 'no-cache'), () => get('/resources/blog?search=lorry')],
  'page with a player': [page(200, REVALIDATED), () => get('/resources/video/1')],
  'unknown address': [page(404, 'no-cache'), () => get('/no/such/page')],
  'moved address': [data(308, ''), () => get('/services')],
  script: [part(200, FOREVER), () => get(`/_astro/${firstOf('_astro', '.js')}`)],
  'style sheet or font': [part(200, FOREVER), () => get(`/_astro/${firstOf('_astro', '.css')}`)],
  drawing: [{ ...part(200, FOREVER), policy: 'data' }, () => get(`/art/${firstOf('art', '.svg')}`)],
  'file without a hash': [
    { ...part(200, 'public, max-age=86400'), policy: 'data' },
    () => get('/favicon.svg'),
  ],
  'picture of a link preview': [
    { ...data(200, FOREVER), sharing: 'cross-origin' },
    async () => {
      const html = await (await fetch(address)).text();
      const [, path = ''] = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html) ?? [];
      return get(path);
    },
  ],
  'feed, sitemap, robots': [data(200, REVALIDATED), () => get('/sitemap.xml')],
  'data of the API': [part(200, 'no-cache'), () => get('/api/trips-total-tonnage')],
  'PDF of a guide': [
    kind('PDF', true)(200, 'private, no-store'),
    async () => {
      const answer = await fetch(`${address}/api/eguide-subscription`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify(GUIDE),
      });
      const { data } = (await answer.json()) as { data: { pdf_url: string } };
      return get(data.pdf_url);
    },
  ],
  'form with errors, as data': [part(422, 'no-store'), () => post('/api/contact', JSON_TYPE, '{}')],
  'form with errors, as a page': [
    page(422, 'no-store'),
    () => post('/api/marketing-lead', FORM_TYPE, 'first_name='),
  ],
  'form that was sent': [
    data(303, 'no-store'),
    () => post('/api/newsletter-subscription', FORM_TYPE, 'first_name=Amina&email=amina@example.com'),
  ],
  'form of another site': [
    part(403, 'no-store'),
    () => post('/api/contact', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }, '{}'),
  ],
  'too many forms': [
    part(429, 'no-store'),
    async () => {
      const send = (load: number) =>
        post(
          '/api/contact',
          JSON_TYPE,
          JSON.stringify({ ...SENDER, message: `Load ${load}` }),
          '203.0.113.7',
        );
      for (let sent = 0; sent < RATE_LIMIT; sent += 1) await send(sent);
      return send(RATE_LIMIT);
    },
  ],
  'unknown address of the API': [part(404, 'no-store'), () => get('/api/nothing')],
  'method that is not taken': [data(405, 'no-store'), () => get('/about', { method: 'DELETE' })],
  'address too long': [data(414, 'no-store'), () => get(`/${'a'.repeat(3000)}`)],
  'address malformed': [data(400, 'no-store'), () => get('/%zz')],
  'name of another site': [
    data(421, 'no-store'),
    () => raw('GET / HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n'),
  ],
  'body too large': [
    part(413, 'no-store'),
    () => post('/api/contact', JSON_TYPE, JSON.stringify('x'.repeat(70_000))),
  ],
  'headers too large': [
    data(431, 'no-store'),
    () => raw(`GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`),
  ],
  'not HTTP': [data(400, 'no-store'), () => raw('\x16\x03\x01 hello\r\n\r\n')],
  'page that fails': [
    kind('failure', true)(500, 'no-store'),
    async () => {
      const { call } = await listeningApp({
        config: { siteUrl: SITE_URL, trustProxy: false, allowedHosts: [] },
      });
      const { status, headers } = await call('/fails');
      const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      return { status, headers: new Headers(pairs) };
    },
  ],
  'security.txt': [data(200, 'public, max-age=86400'), () => get('/.well-known/security.txt')],
  health: [part(200, 'no-store'), () => get('/healthz')],
  readiness: [
    part(200, 'no-store'),
    async () => {
      await untilReady(address);
      return get('/readyz');
    },
  ],
};

/** What every answer has. */
const SAME = { sniffing: 'nosniff', transport: 'max-age=31536000', sharing: 'same-origin', madeOf: '' };

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
    madeOf: of('server') + of('x-powered-by'),
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

test.each(Object.entries(ANSWERS))('the headers of: %s', async (_kind, [expected, ask]) => {
  expect(shown(await ask())).toEqual({ ...SAME, ...expected });
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
