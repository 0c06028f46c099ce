import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makePostgresDatabase } from '../../../tests/support/databases.ts';
import { SharedNotices } from './pubsub.ts';

const LIMIT = { timeout: 60_000 };
const IMPATIENT = { answerMs: 5000, backOffMs: 50, longestBackOffMs: 400 };

/** A line to a PostgreSQL that can be cut, and mended. */
async function startLine(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const open = new Set<Socket>();
  const line = {
    whole: true,
    attempts: 0,
    url: '',
    cut: () => open.forEach((socket) => void socket.destroy()),
  };
  const server = createServer((client) => {
    line.attempts += 1;
    if (!line.whole) {
      client.destroy();
      return;
    }
    const database = connect(Number(port), hostname);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => [client, database].map((side) => side.destroy()));
    }
    client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    line.cut();
    server.close();
  });
  url.port = String((server.address() as AddressInfo).port);
  line.url = url.href;
  return line;
}

function open(databaseUrl: string) {
  const onNotice = vi.fn();
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const notices = new SharedNotices({ databaseUrl, onNotice, log, times: IMPATIENT });
  onTestFinished(() => notices.close());
  return { notices, onNotice, lines };
}

test('a notice reaches the others and not its teller, and what an outage swallowed is made up for', async () => {
  const databaseUrl = await makePostgresDatabase();
  const line = await startLine(databaseUrl);
  const [near, far] = [open(databaseUrl), open(line.url)];

  await vi.waitUntil(() => {
    near.notices.notify();
    return far.onNotice.mock.calls.length > 0;
  }, LIMIT);
  expect(near.onNotice).not.toHaveBeenCalled();

  line.whole = false;
  line.cut();
  await vi.waitUntil(() => far.lines.length > 2, LIMIT);
  far.onNotice.mockClear();
  near.notices.notify();
  far.notices.notify();
  const { attempts } = line;
  await vi.waitUntil(() => line.attempts > attempts, LIMIT);
  expect(far.onNotice).not.toHaveBeenCalled();
  expect(near.onNotice).not.toHaveBeenCalled();

  line.whole = true;
  await vi.waitUntil(() => near.onNotice.mock.calls.length > 0 && far.onNotice.mock.calls.length > 0, LIMIT);
});

test('a database that does not answer is asked less and less often, and keeps nobody from closing', async () => {
  const line = await startLine('postgres://site@127.0.0.1:9/site');
  line.whole = false;
  const { notices, onNotice } = open(line.url);
  const begun = performance.now();
  await vi.waitUntil(() => line.attempts >= 5, LIMIT);
  // 50, 100, 200 and 400 ms lie between five attempts, at least.
  expect(performance.now() - begun).toBeGreaterThan(740);
  await notices.close();
  expect(onNotice).not.toHaveBeenCalled();
});

test('a connection that is still being made keeps nobody from closing', async () => {
  const greeted = Promise.withResolvers<Socket>();
  const server = createServer((socket) => socket.once('data', () => greeted.resolve(socket)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { notices } = open(`postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/site`);
  const socket = await greeted.promise;
  const closed = notices.close().then(() => 'closed');
  socket.destroy();
  expect(await Promise.race([closed, delay(LIMIT.timeout, 'still open')])).toBe('closed');
});
