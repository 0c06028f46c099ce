import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PAGES } from '../../sweep/routes.ts';
import { dial, readAll, sendRaw } from './raw.ts';
import { openWholeSite, type WholeSite } from './whole-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many malformed requests are sent; `npm run test:soak` sends more. */
    malformedRequests: number;
  }
}

const REQUESTS = inject('malformedRequests');
const RAW_REQUESTS = Math.ceil(REQUESTS / 10);
const LIMIT_MS = 1_200_000;
const AT_ONCE = 20;

let site: WholeSite;
beforeAll(async () => {
  site = await openWholeSite();
});
afterAll(async () => {
  agent.destroy();
  await site.close();
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const NASTY = [
  '%00',
  '%0d%0aset-cookie:x=1',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '../../../../etc/passwd',
  '..\\..\\package.json',
  '%c0%ae%c0%ae/',
  '//evil.example/',
  '/\\evil.example',
  'http://evil.example/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  '"><script>alert(1)</script>',
  "' or 1=1; --",
  '#{7*7}',
  '{{7*7}}',
  '%ff',
  '%zz',
  '🚚',
  'a'.repeat(1900),
  '%25'.repeat(300),
  '%252561bout',
  '9'.repeat(400),
  '-1',
  'NaN',
  '1e999',
];
const QUERIES = [
  'search',
  'tag',
  'page',
  'q',
  'weight',
  'volume',
  'contentType',
  'token',
  'guide',
  'download',
  'path',
  'secret',
  '__proto__[x]',
];
const HEADERS = [
  'accept',
  'accept-encoding',
  'content-type',
  'cookie',
  'if-none-match',
  'range',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
  'idempotency-key',
  'transfer-encoding',
  'referer',
];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/json; charset=utf-7',
  '',
];

const nasty = fc.oneof(fc.constantFrom(...NASTY), fc.webSegment(), fc.string({ maxLength: 60 }));
const headerValue = nasty.map((text) => text.replace(/[^\t\x20-\x7e]/g, '?'));

/** Addresses of the site with parts replaced, queries added and ends appended. */
function targets(): fc.Arbitrary<string> {
  const patterns = [
    ...PAGES,
    ...site.routes.map(({ url }) => url),
    '/_image',
    '/_server-islands/x',
    '/_actions/x',
    '/healthz',
    '/readyz',
    '/.well-known/security.txt',
  ];
  const base = fc.constantFrom(...new Set(patterns));
  const filled = fc.tuple(base, nasty).map(([url, text]) => url.replaceAll(/:[a-z]+|\*/g, () => text));
  const query = fc.array(fc.tuple(fc.constantFrom(...QUERIES), nasty), { maxLength: 3 });
  return fc.tuple(filled, fc.option(nasty, { nil: '' }), query).map(([path, end, pairs]) => {
    const added = pairs.map(([name, value]) => `${name}=${value}`).join('&');
    return path + end + (added && (path.includes('?') ? `&${added}` : `?${added}`));
  });
}

/** Targets that a client can put in a request line; the rest is for the raw requests below. */
const printable = (target: string) =>
  target.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed()));

const requests = () =>
  fc.record({
    method: fc.constantFrom(...METHODS),
    url: targets().map(printable),
    headers: fc.dictionary(fc.constantFrom(...HEADERS), headerValue, { maxKeys: 4 }),
    type: fc.constantFrom(...TYPES),
    payload: fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constant('{"first_name":'),
    ),
  });

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function send({ payload, ...options }: RequestOptions & { payload?: string }) {
  const { hostname, port } = new URL(site.address);
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const outgoing = request({ ...options, hostname, port, agent, setHost: true }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    outgoing.on('error', reject).end(payload);
  });
}

const INSIDE = /node_modules|\n\s+at |\.ts:\d|Error: |ENOENT|SQLITE|root:x:/;

test('no malformed request makes a failure, or shows the inside', { timeout: LIMIT_MS }, async () => {
  const all = fc.sample(requests(), REQUESTS);
  const errors: unknown[] = [];
  for (let sent = 0; sent < all.length; sent += AT_ONCE) {
    const answered = all.slice(sent, sent + AT_ONCE).map(async ({ method, url, headers, type, payload }) => {
      const body = method === 'GET' || method === 'HEAD' ? {} : { payload };
      const { 'transfer-encoding': _, ...sane } = headers;
      const answer = await send({
        method,
        path: url.startsWith('/') ? url : `/${url}`,
        headers: { ...sane, 'content-type': type || (sane['content-type'] ?? '') },
        ...body,
      });
      const location = answer.headers['location'] ?? '/';
      const isOurs = location.startsWith('/') && !/^\/[/\\]/.test(location);
      const isHtml = String(answer.headers['content-type']).startsWith('text/html');
      const shows = INSIDE.test(isHtml ? answer.body.replaceAll(/<script.*?<\/script>/gs, '') : answer.body);
      const isFailure =
        answer.status >= 500 && !(answer.status === 503 && answer.headers['retry-after'] === '5');
      if (isFailure || !isOurs || shows || 'set-cookie' in answer.headers)
        errors.push({ method, url, headers, type, payload, status: answer.status, location, shows });
    });
    await Promise.all(answered);
  }
  expect(errors).toEqual([]);
  expect(site.lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([]);
});

const LINE = fc.constantFrom(
  'GET / HTTP/1.1',
  'POST /api/contact HTTP/1.1',
  'GET /%zz HTTP/1.1',
  'PRI * HTTP/2.0',
  'CONNECT a:1 HTTP/1.1',
  'GET http://evil.example/ HTTP/1.1',
  'BREW / HTTP/1.1',
  'GET / HTTP/9.9',
  'OPTIONS * HTTP/1.1',
  'GET /\x01 HTTP/1.1',
  '',
);
const FIELD = fc.constantFrom(
  'host: localhost',
  'host: a\r\nhost: b',
  'content-length: 5',
  'content-length: -1',
  'content-length: 1\r\ncontent-length: 2',
  'transfer-encoding: chunked',
  'transfer-encoding: chunked, identity',
  'expect: 100-continue',
  'expect: wonders',
  'upgrade: h2c\r\nconnection: upgrade',
  'connection: close',
  'x\x00y: 1',
  ' folded',
  'cookie: =;=;;',
  `x: ${'a'.repeat(20_000)}`,
);
const BODY = fc.oneof(
  fc.constantFrom(
    '',
    '5\r\nhello\r\n0\r\n\r\n',
    'ZZ\r\nhello',
    '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    '{"a":',
  ),
  fc.string({ unit: 'binary', maxLength: 100 }),
);
const rawRequest = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(LINE, fc.array(FIELD, { maxLength: 5 }), BODY)
      .map(([line, fields, body]) => `${[line, ...fields].join('\r\n')}\r\n\r\n${body}`),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  },
);

test('bytes that are no request do no harm', { timeout: LIMIT_MS }, async () => {
  const all = fc.sample(rawRequest, RAW_REQUESTS);
  const errors: unknown[] = [];
  for (let sent = 0; sent < all.length; sent += AT_ONCE) {
    const answered = all.slice(sent, sent + AT_ONCE).map(async (bytes) => {
      const { status, text } = await sendRaw(site.address, Buffer.from(bytes, 'latin1'));
      if (status >= 500 || INSIDE.test(text.split('\r\n\r\n')[0] ?? '')) errors.push({ bytes, status });
    });
    await Promise.all(answered);
  }
  expect(errors).toEqual([]);
  expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
});

test('a second request hidden in the first is not answered', async () => {
  const hidden = 'GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const socket = await dial(site.address);
  const answer = readAll(socket);
  socket.end(
    `POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  );
  const { status, text } = await answer;
  expect(status).toBe(400);
  expect(text).not.toContain('"ready"');
});
