import { beforeAll, describe, expect, test } from 'vitest';
import { makeLog } from '#server/platform/log.ts';
import { quietPort } from '#tests/support/quiet-port.ts';
import { dial, readAll, sendRaw } from './raw.ts';
import { sharedServer } from './shared-server.ts';

/** No part of it may be in the log, wherever a visitor writes it. */
const SECRET = 'canary7f3a';
const EMAIL = `${SECRET}@example.com`;
/** Longer than any line that we mean to write. */
const LONGEST_LINE = 2000;

const port = await quietPort();
const server = sharedServer({
  LOG_LEVEL: 'trace',
  METRICS_PORT: String(port),
});
let address: string;

const GUIDE = {
  first_name: SECRET,
  last_name: SECRET,
  company: SECRET,
  email: EMAIL,
  slug: 'earning-with-your-truck',
};
const FORMS: Record<string, object> = {
  contact: {
    first_name: SECRET,
    last_name: SECRET,
    email: EMAIL,
    phone_number: '08031234567',
    message: SECRET,
  },
  'marketing-lead': { first_name: SECRET, company: SECRET, email: EMAIL, options: 'Haulage' },
  'newsletter-subscription': { first_name: SECRET, email: EMAIL },
  'eguide-subscription': GUIDE,
};
const TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'];

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers, redirect: 'manual' }).then((answer) => answer.text());
const post = (path: string, type: string, body: string) =>
  fetch(address + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': type, 'idempotency-key': SECRET, cookie: `a=${SECRET}` },
    body,
  });

/** Raw request lines, with bytes that a client should never send. */
const LINES = [
  'GET /forged%0d%0a{"level":30,"msg":"forged"} HTTP/1.1',
  'GET /forged\r{"msg":"forged"} HTTP/1.1',
  'GET /escape%1b[31m HTTP/1.1',
  'GET /escape\x1b[2J HTTP/1.1',
  'GET /escape\x9b31m HTTP/1.1',
  'GET /next\x85line HTTP/1.1',
  'GET /nul\x00 HTTP/1.1',
  `GET http://user:${SECRET}@localhost/ HTTP/1.1`,
  `GET /${'a'.repeat(15_000)} HTTP/1.1`,
  `GET /${'%0a'.repeat(600)} HTTP/1.1`,
];
const HEADERS = [
  'x-request-id: forged","msg":"forged',
  `x-request-id: ${'a'.repeat(5000)}`,
  'x-request-id: escape\x1b[31m',
  `x-forwarded-for: 192.0.2.77, ${SECRET}`,
  `referer: https://mail.example/?q=${EMAIL}`,
  `user-agent: ${SECRET}\x1b[31m`,
  `authorization: Basic ${SECRET}`,
  `cookie: kayalink_preview=${SECRET}`,
  `host: ${SECRET}.example`,
];

/** Where people and programs put what opens something, or names somebody, however they misspell it. */
const TOKEN_PATHS = [
  `//api/guides/${SECRET}/x.pdf`,
  `/API/GUIDES/${SECRET}/x.pdf`,
  `/api//guides//${SECRET}/x.pdf`,
  `/api/guides/${SECRET}`,
  `/newsletter/confirm/${SECRET}`,
  `/${SECRET}%2540example.com`,
  `/${SECRET}%40example.com`,
  '/+2348031234567',
  '/0803-123-4567/08031234567',
];

beforeAll(async () => {
  address = await server().address;
  for (const [form, fields] of Object.entries(FORMS)) {
    for (const type of TYPES) {
      await post(`/api/${form}`, type, JSON.stringify(fields));
      await post(`/api/${form}?email=${EMAIL}`, type, new URLSearchParams({ ...fields }).toString());
      await post(`/api/${form}`, type, `{"email":"${EMAIL}", broken ${SECRET}`);
    }
  }
  const answer = await post('/api/eguide-subscription', 'application/json', JSON.stringify(GUIDE));
  const { data } = (await answer.json()) as { data: { pdf_url: string } };
  guideToken = data.pdf_url.split('/').at(-2) ?? '';
  await get(data.pdf_url);
  await get(`/api/guides/${SECRET}/x.pdf`);
  for (const page of ['confirm', 'unsubscribe']) await get(`/newsletter/${page}?token=${SECRET}`);
  await get(`/api/newsletter-unsubscription?token=${SECRET}`);
  await get(`/desk?token=${SECRET}&done=${SECRET}`);
  await get(`/desk/${SECRET}`);
  await post('/api/desk', 'application/x-www-form-urlencoded', `token=${SECRET}&action=won&name=${SECRET}`);
  await post('/api/newsletter-confirmation', 'application/x-www-form-urlencoded', `token=${SECRET}`);
  await get(`/resources/search?q=${EMAIL}`);
  await get(`/api/content/preview?secret=${SECRET}&path=/${SECRET}`);
  for (const path of TOKEN_PATHS)
    await sendRaw(address, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  for (const path of [`/unsubscribe/${EMAIL}`, `/contact/${SECRET}%40example.com/x`, `/api/${EMAIL}`])
    await get(path);
  for (const line of LINES)
    await sendRaw(address, Buffer.from(`${line}\r\nhost: localhost\r\n\r\n`, 'latin1'));
  for (const header of HEADERS)
    await sendRaw(
      address,
      Buffer.from(`GET /from-a-header HTTP/1.1\r\n${header}\r\nconnection: close\r\n\r\n`, 'latin1'),
    );
  const socket = await dial(address);
  const broken = readAll(socket);
  socket.end(
    `POST /api/contact HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"email":"${EMAIL}`,
  );
  await broken;
  await get('/api/trips-total-tonnage');
  await get('/the-last-one');
  await expectLine('/the-last-one');
});

let guideToken = '';
const printed = () => server().printed();
const lines = () => printed().split('\n').filter(Boolean);

/** Waits until the log has it: the server writes while we read. */
async function expectLine(words: string): Promise<void> {
  while (!printed().includes(words)) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('whatever a visitor sends', () => {
  test('each line of the log is one record, and no longer than a record is', () => {
    expect(lines().length).toBeGreaterThan(70);
    for (const line of lines()) {
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
      expect(line.length, line.slice(0, 200)).toBeLessThan(LONGEST_LINE);
    }
    expect(lines().filter((line) => JSON.parse(line).msg === 'forged')).toEqual([]);
  });

  test('nothing in the log is an order to a terminal', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    expect(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/.exec(printed())).toBeNull();
  });

  test('the log holds no name, address, token, query, cookie, body or header of theirs', () => {
    expect(lines().filter((line) => line.includes(SECRET))).toEqual([]);
    expect(lines().filter((line) => line.includes('192.0.2.77') || line.includes('08031234567'))).toEqual([]);
    expect(lines().filter((line) => /8031234567|0803-123/.test(line))).toEqual([]);
  });

  test('the token of a guide opens nothing for anyone who reads the log', () => {
    expect(guideToken).toMatch(/^[0-9a-z]{6}\.[\w-]{44,50}$/);
    expect(printed()).not.toContain(guideToken);
    expect(printed()).toContain('"path":"/api/guides/*/earning-with-your-truck.pdf"');
  });

  test('an id of theirs is taken only when it is one', () => {
    const ids = lines()
      .map((line) => JSON.parse(line).reqId)
      .filter(Boolean);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
  });
});

test('the figure that each visit of the home page asks for leaves no connection', () => {
  expect(printed()).not.toContain('trips-total-tonnage');
});

test('errors are logged without what a database adds: the row that it refuses', () => {
  const written: string[] = [];
  const error = Object.assign(new Error('null value in column "id"'), {
    code: '23502',
    detail: `Failing row contains (${EMAIL}).`,
    parameters: [EMAIL],
  });
  makeLog('info', { write: (line) => void written.push(line) }).error({ err: error }, 'not stored');
  expect(written.join()).toContain('23502');
  expect(written.join()).not.toContain(SECRET);
});

describe('the metrics', () => {
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (text: string, name: string) => {
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1));
  };

  test('count requests by kind, also those that the page cache answers', async () => {
    const ofPages = 'kayalink_http_requests_total{kind="page",method="GET",status="2xx"}';
    const ofNothing = 'kayalink_http_requests_total{kind="api",method="GET",status="4xx"}';
    await get('/about');
    const before = await scrape();
    for (let visit = 0; visit < 3; visit += 1) await get('/about');
    await get(`/api/${'x'.repeat(40)}`);
    await expect.poll(async () => figure(await scrape(), ofPages)).toBe(figure(before, ofPages) + 3);
    const text = await scrape();
    expect(figure(text, ofNothing)).toBe(figure(before, ofNothing) + 1);
    expect(figure(text, 'kayalink_page_cache{what="hits"}')).toBeGreaterThanOrEqual(3);
    expect(text).not.toContain('xxxx');
  });

  test('tell of leads in the outbox, the content, the process and readiness', async () => {
    await expect.poll(scrape).toMatch(/^kayalink_deliveries\{channel="[^"]+",state="written"\} [1-9]\d*$/m);
    const text = await scrape();
    expect(text).toMatch(/^kayalink_content_info\{revision="[^"]+"\} 1$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
    expect(text).not.toMatch(/^kayalink_not_ready\{/m);
  });

  test('are not for visitors, and name none', async () => {
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect(await scrape()).not.toContain(SECRET);
  });
});
