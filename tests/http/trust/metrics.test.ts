import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailboxServer } from '../../leads/imap-server.ts';
import { sharedServer } from './shared-server.ts';

const port = await freePort();
const mailbox = await startMailboxServer();
afterAll(() => mailbox.close());
const server = sharedServer({ METRICS_PORT: String(port), REPLIES_MAILBOX: mailbox.url() });
let address: string;
beforeAll(async () => {
  address = await server().address;
});

/** A port that was free just now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const figure = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );

test('requests are counted by kind, also those that the page cache answers', async () => {
  const ofPages = 'kayalink_http_requests_total{kind="page",method="GET",status="2xx"}';
  await (await fetch(`${address}/about`)).text();
  const before = figure(await scrape(), ofPages);
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(`${address}/about`)).text();
  await (await fetch(`${address}/api/${'x'.repeat(40)}`)).text();
  await expect.poll(async () => figure(await scrape(), ofPages)).toBe(before + 3);
  const text = await scrape();
  expect(figure(text, 'kayalink_http_requests_total{kind="api",method="GET",status="4xx"}')).toBe(1);
  expect(figure(text, 'kayalink_page_cache{what="hits"}')).toBeGreaterThanOrEqual(3);
  expect(text).not.toContain('xxxx');
});

test('a lead shows in the outbox, by channel and state', async () => {
  const lead = {
    first_name: 'Amina',
    company: 'Savanna Mills',
    email: 'amina@example.com',
    options: 'trucking',
  };
  const sent = await fetch(`${address}/api/marketing-lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect(sent.status).toBe(201);
  await expect.poll(scrape).toMatch(/^kayalink_deliveries\{channel="[^"]+",state="written"\} [1-9]$/m);
});

test('the content, the process and readiness are reported', async () => {
  const text = await scrape();
  expect(text).toMatch(/^kayalink_content_info\{revision="[^"]+"\} 1$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).not.toMatch(/^kayalink_not_ready\{/m);
});

test('whether the mailbox of replies is read is reported', async () => {
  await expect.poll(async () => figure(await scrape(), 'kayalink_replies_mailbox_read')).toBe(1);
});

test('visitors do not see them', async () => {
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
});
