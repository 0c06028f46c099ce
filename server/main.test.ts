import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { copyFewEntries } from '../tests/support/few-entries.ts';
import { startServer, temporaryDirectory, untilReady } from '../tests/support/process.ts';
import { SERVER_CACHE } from '../tools/run/steps/node.mjs';
import { TRIES_EVERY_CASE } from '../tools/run/steps/tiers.mjs';
import { openBackend } from './backend.ts';
import { parseConfig } from './config/config.ts';
import { MARKER, POSTGRES_NOTE } from './platform/database/files/data-folder.ts';
import { DATABASE_FILE } from './platform/database/files/presence.ts';

test('serves the build with a policy that allows its inline style, says what is amiss, and reads the content again when told to', async () => {
  const folder = temporaryDirectory();
  const DATA_DIR = join(folder, 'data');
  const CONTENT_DIR = copyFewEntries(join(folder, 'content'));
  await writeFile(join(CONTENT_DIR, 'blog/new.md'), '---\ntitle: Ports: an error\ndraft: true\n---\nText');
  const server = startServer({
    DATA_DIR,
    CONTENT_DIR,
    WARM_SECONDS: '2',
    SITE_URL: 'http://www.kayalink.example',
    ALLOW_HTTP: 'on',
    SMPT_URL: 'smtp://mail',
  });
  const address = await server.address;
  const readiness = async () => (await fetch(`${address}/readyz`)).json();
  // Balancers send visitors once the pages are there, or the time for them is over.
  expect(await readiness()).toEqual({ status: 'warming' });
  await untilReady(address);
  expect(await readdir(DATA_DIR)).toContain(MARKER);

  const page = await fetch(address);
  const style = /<style>(.*?)<\/style>/s.exec(await page.text())?.[1] ?? '';
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
  const policy = page.headers.get('content-security-policy');
  expect(style).not.toBe('');
  expect(policy).toContain(`'sha256-${digest}'`);
  expect(policy).not.toMatch(/unsafe/);

  expect(server.printed()).toContain('is SMTP_URL meant?');
  expect(server.printed()).toContain('SITE_URL is public and begins with http:');
  expect(server.printed()).toContain('content/blog/new.md: line 2: a colon in the text needs quotes');
  expect(await readiness()).toEqual({ status: 'ready', remarks: ['content: 1 file has errors'] });
  expect((await fetch(`${address}/resources/blog`)).status).toBe(200);
  await rm(join(CONTENT_DIR, 'blog/new.md'));
  server.child.kill('SIGUSR2');
  await expect.poll(readiness).toEqual({ status: 'ready' });
  expect(server.printed()).toContain('reading the content again');
});

test('after SIGTERM sends balancers elsewhere while it still serves everybody, and ends once what is in flight is answered', async () => {
  const server = startServer({ DATA_DIR: temporaryDirectory(), DRAIN_SECONDS: '300' });
  const address = await server.address;
  await untilReady(address);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async (path: string) => {
    const [answer] = await once(request(address + path, { agent }).end(), 'response');
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode, connection: answer.headers.connection };
  };
  // The second answer is a cached page.
  for (const path of ['/', '/', '/readyz', '/readyz/pages'])
    expect(await get(path)).toEqual({ status: 200, connection: 'keep-alive' });
  server.child.kill('SIGTERM');
  await expect.poll(server.printed).toContain('ending');
  for (const path of ['/readyz', '/readyz/pages'])
    expect(await get(path)).toEqual({ status: 503, connection: 'close' });
  for (const path of ['/', '/healthz', '/favicon.svg', '/api/trips-total-tonnage'])
    expect(await get(path)).toEqual({ status: 200, connection: 'close' });

  const body = JSON.stringify({ first_name: 'Adaeze' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const inFlight = request(`${address}/api/contact`, { method: 'POST', headers });
  const answered = once(inFlight, 'response');
  inFlight.write(body.slice(0, 5));
  // An answer to a later request shows that this one has been taken up.
  await get('/healthz');
  server.child.kill('SIGINT');
  await expect.poll(server.printed).toContain('closing');
  inFlight.end(body.slice(5));
  const [answer] = await answered;
  expect(answer.statusCode).toBe(422);
  expect(await server.ended).toBe(0);
});

// The reasons are tried one by one beside what refuses (config/startup.test.ts).
test.each([
  [
    'where no e-mail can leave',
    '',
    { SITE_URL: 'https://www.kayalink.example', SMTP_URL: '' },
    'SMTP_URL is not set',
  ],
  ['over http', '', { SITE_URL: 'http://www.kayalink.example' }, 'SITE_URL is public and begins with http:'],
  ['with a .env in UTF-16', Buffer.from('\uFEFFDATA_DIR=data\n', 'utf16le'), {}, 'save the file as UTF-8'],
])('does not serve the public %s, and ends with a sentence', async (_how, file, environment, says) => {
  const folder = temporaryDirectory();
  await writeFile(join(folder, '.env'), file);
  const compiled = { NODE_COMPILE_CACHE: resolve(SERVER_CACHE.NODE_COMPILE_CACHE) };
  const server = startServer({ ...compiled, ...environment }, folder);
  expect(await server.ended).toBe(1);
  expect(server.printed()).toContain(says);
  expect(server.printed()).not.toMatch(/at .*\.ts/);
  expect(await readdir(folder)).not.toContain('data');
});

test.each([
  ['whose volume is not mounted', { DATA_VOLUME: 'on' }, [], 'The volume of DATA_DIR is not mounted'],
  [
    'whose enquiries are in a PostgreSQL',
    {},
    [[POSTGRES_NOTE, 'postgres://db.example.com/kayalink']],
    'DATABASE_URL is not set, and the site of this DATA_DIR keeps its enquiries in postgres://db.example.com/kayalink.',
  ],
  [
    'that has lost its database',
    {},
    [[MARKER, `It keeps its enquiries in ${DATABASE_FILE}.\n`]],
    /its database is gone.*Restore the last backup/,
  ],
] as const)('a data folder %s is refused, and stays as it was', async (_what, more, files, says) => {
  const DATA_DIR = temporaryDirectory();
  for (const [name, text] of files) await writeFile(join(DATA_DIR, name), text);
  const config = parseConfig({ DATA_DIR, ...more });
  const starting = openBackend(config, pino({ level: 'silent' }), {} as never);
  await expect(starting).rejects.toThrow(says);
  expect(await readdir(DATA_DIR)).toEqual(files.map(([name]) => name));
});

test.runIf(TRIES_EVERY_CASE).each(['METRICS_PORT', 'PORT'])(
  'says what to do when the port of %s is taken',
  async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const server = startServer({ DATA_DIR: temporaryDirectory(), [name]: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain(`Port ${port} is taken`);
    expect(server.printed()).toContain(`${name}=${port + 1} npm start`);
  },
);

test.runIf(TRIES_EVERY_CASE)(
  'makes the PDF of a guide that is new, hands it out once it is there, and makes another of a changed text',
  { timeout: 240_000 },
  async () => {
    const folder = temporaryDirectory();
    const CONTENT_DIR = copyFewEntries(join(folder, 'content'));
    const server = startServer({ DATA_DIR: join(folder, 'data'), CONTENT_DIR, RATE_LIMIT: '0' });
    const address = await server.address;
    const guide = (name: string) => join(CONTENT_DIR, 'guides', name);
    const [known = ''] = (await readdir(join(CONTENT_DIR, 'guides'))).filter((name) =>
      name.endsWith('.pdf.md'),
    );
    const pdfText = await readFile(guide(known), 'utf8');
    await cp(guide(known.replace('.pdf.md', '.md')), guide('new.md'));
    await writeFile(guide('new.pdf.md'), pdfText);
    const asked = async () => {
      const answer = await fetch(`${address}/api/eguide-subscription`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          first_name: 'A',
          last_name: 'B',
          company: 'C',
          email: 'a@example.com',
          slug: 'new',
        }),
      });
      return { status: answer.status, url: answer.ok ? (await answer.json()).data.pdf_url : undefined };
    };
    await expect.poll(async () => (await fetch(`${address}/resources/e-guides/new`)).status).toBe(200);
    // A new PDF takes seconds to be set.
    expect(await asked()).toEqual({ status: 200, url: undefined });
    const patience = { timeout: 100_000, interval: 3000 };
    await expect.poll(async () => (await asked()).url, patience).toBeDefined();
    const { url } = await asked();
    const bytes = async () => {
      const answer = await fetch(address + url);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const first = await bytes();
    expect(first).not.toBe('');
    await writeFile(guide('new.pdf.md'), pdfText.replace('\n## ', '\nOne more sentence.\n\n## '));
    await expect.poll(bytes, patience).not.toBe(first);
  },
);
