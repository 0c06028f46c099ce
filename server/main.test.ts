import { once } from 'node:events';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runCommand } from '../tests/support/cli.ts';
import { copyFewEntries } from '../tests/support/few-entries.ts';
import { startServer, temporaryDirectory, untilReady } from '../tests/support/process.ts';
import { casesFor, TRIES_EVERY_CASE } from '../tools/run/steps/tiers.mjs';

describe('the process', () => {
  test('serves the build with a policy that allows its inline style', async () => {
    const server = startServer({ DATA_DIR: temporaryDirectory(), WARM_SECONDS: '2' });
    const address = await server.address;
    // Balancers send visitors once the pages are there, or the time for them is over.
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'warming' });
    await untilReady(address);
    const page = await fetch(address);
    const html = await page.text();
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64');
    const policy = page.headers.get('content-security-policy');
    expect(style).not.toBe('');
    expect(policy).toContain(`'sha256-${digest}'`);
    expect(policy).not.toMatch(/unsafe/);
  });

  test('starts with a draft with errors, and says so in log and readiness; a reload finds it mended', async () => {
    const folder = temporaryDirectory();
    const CONTENT_DIR = copyFewEntries(join(folder, 'content'));
    await writeFile(join(CONTENT_DIR, 'blog/new.md'), '---\ntitle: Ports: an error\ndraft: true\n---\nText');
    const server = startServer({ DATA_DIR: join(folder, 'data'), CONTENT_DIR });
    const address = await server.address;
    const readiness = async () => (await fetch(`${address}/readyz`)).json();
    await untilReady(address);
    expect(await readiness()).toEqual({ status: 'ready', remarks: ['content: 1 file has errors'] });
    expect(server.printed()).toContain('content/blog/new.md: line 2: a colon in the text needs quotes');
    expect((await fetch(`${address}/resources/blog`)).status).toBe(200);
    await rm(join(CONTENT_DIR, 'blog/new.md'));
    server.child.kill('SIGUSR2');
    await expect.poll(readiness).toEqual({ status: 'ready' });
    expect(server.printed()).toContain('reading the content again');
  });

  test.runIf(TRIES_EVERY_CASE)(
    'makes the PDF of a guide that is new, hands it out once it is there, and makes another of a changed text',
    {
      timeout: 240_000,
    },
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

  test('finishes the request in flight after SIGTERM, then ends well', async () => {
    const server = startServer({ DATA_DIR: temporaryDirectory() });
    const body = JSON.stringify({ first_name: 'Adaeze' });
    const inFlight = request(`${await server.address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    inFlight.write(body.slice(0, 5));
    const answered = once(inFlight, 'response');
    // An answer to a later request shows that this one has been taken up.
    await fetch(`${await server.address}/healthz`);
    server.child.kill('SIGTERM');
    await expect.poll(server.printed).toContain('closing');
    inFlight.end(body.slice(5));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(422);
    expect(await server.ended).toBe(0);
  });

  test('sends balancers elsewhere after SIGTERM, while it still serves everybody', async () => {
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
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  test.each(casesFor(['METRICS_PORT', 'PORT']))(
    'says what to do when the port of %s is taken',
    async (name) => {
      const first = startServer({ DATA_DIR: temporaryDirectory() });
      const { port } = new URL(await first.address);
      const second = startServer({ DATA_DIR: temporaryDirectory(), [name]: port });
      expect(await second.ended).toBe(1);
      expect(second.printed()).toContain(`Port ${port} is taken`);
      expect(second.printed()).toContain(`${name}=${Number(port) + 1} npm start`);
    },
  );

  test('does not serve the public where no e-mail can leave, unless that is meant', async () => {
    const SITE_URL = 'https://www.kayalink.example';
    const silent = startServer({
      DATA_DIR: temporaryDirectory(),
      SITE_URL,
      SMTP_URL: '',
      SMPT_URL: 'smtp://mail',
    });
    expect(await silent.ended).toBe(1);
    expect(silent.printed()).toMatch(
      /SMTP_URL is not set, so no enquiry would reach anybody.*SMPT_URL .* is SMTP_URL meant/s,
    );
    expect(silent.printed()).not.toMatch(/at .*\.ts/);
    const meant = startServer({
      DATA_DIR: temporaryDirectory(),
      SITE_URL,
      SMTP_URL: 'files',
      SMPT_URL: 'smtp://mail',
    });
    await meant.address;
    expect(meant.printed()).toContain('is SMTP_URL meant?');
    const own = startServer({
      DATA_DIR: temporaryDirectory(),
      SITE_URL: 'http://192.168.1.20:3000',
      SMTP_URL: '',
    });
    await own.address;
  });

  test('does not take enquiries at a public address without TLS, unless that is meant; a proxy may end TLS', async () => {
    const settings = { DATA_DIR: temporaryDirectory(), HOST: '127.0.0.1' };
    const readable = startServer({ ...settings, SITE_URL: 'http://www.kayalink.example' });
    expect(await readable.ended).toBe(1);
    expect(readable.printed()).toMatch(/^SITE_URL is public and begins with http:.*ALLOW_HTTP=on.*\n$/);
    const meant = startServer({ ...settings, SITE_URL: 'http://www.kayalink.example', ALLOW_HTTP: 'on' });
    await meant.address;
    expect(meant.printed()).toContain('SITE_URL is public and begins with http:');
    meant.child.kill('SIGTERM');
    await meant.ended;
    const behindProxy = startServer({
      ...settings,
      SITE_URL: 'https://www.kayalink.example',
      TRUST_PROXY: 'on',
    });
    await behindProxy.address;
    expect(behindProxy.printed()).not.toContain('begins with http:');
  });

  // Other kinds of line are tried beside the code that reads them (config/config.test.ts).
  test.each(
    casesFor([
      ['in UTF-16', Buffer.from('\uFEFFDATA_DIR=data\n', 'utf16le'), 'save the file as UTF-8'],
      ['without =', 'DATA_DIR: data\n', 'line 1 sets nothing: write NAME=value'],
      ['without a name', 'PORT=0\n=data\n', 'line 2 sets nothing: write NAME=value'],
      [
        'whose quote has no end',
        'PORT=0\nDATA_DIR="data\n',
        'line 2: end the value with the quote that begins it',
      ],
    ] as const),
  )('does not start, nor does a command, with a line of .env %s', async (_, text, says) => {
    const folder = temporaryDirectory();
    const file = join(folder, '.env');
    await writeFile(file, text);
    const server = startServer({}, folder);
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain(says);
    expect(server.printed()).not.toMatch(/at .*\.ts/);
    expect(await readdir(folder)).not.toContain('data');
    const command = await runCommand('leads', {}, 'list', '--env-file', file);
    expect(command).toMatchObject({ code: 1, out: '', errors: expect.stringContaining(says) });
  });

  test('does not start with a malformed variable', async () => {
    const server = startServer({ DATA_DIR: temporaryDirectory(), RATE_LIMIT: 'none' });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toMatch(/RATE_LIMIT: write a whole number/);
    expect(server.printed()).not.toMatch(/at .*\.ts/);
  });

  test('says what to do when the database does not answer', async () => {
    const DATABASE_URL = 'postgres://site:secret@127.0.0.1:9/site';
    const server = startServer({ DATA_DIR: temporaryDirectory(), DATABASE_URL });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain('The PostgreSQL server of DATABASE_URL does not answer.');
    expect(server.printed()).not.toContain('secret');
  });
});
