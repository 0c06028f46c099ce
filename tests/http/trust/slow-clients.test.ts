import { expect, test } from 'vitest';
import { listeningApp } from '#tests/support/http/listening-app.ts';
import { dial, readAll } from './raw.ts';

/** In ms; the site's own are a hundred times as long. */
const limits = {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
  keepAliveTimeout: 300,
  idleTimeout: 1000,
};

const BYTES_EVERY_MS = 40;
const CLIENTS = 100;

/** Sends one byte at a time, for ever, and tells what came back when the server had enough. */
async function trickle(address: string, start: string, endless: string) {
  const socket = await dial(address);
  const answer = readAll(socket);
  socket.write(start);
  const timer = setInterval(() => socket.writable && socket.write(endless), BYTES_EVERY_MS);
  const got = await answer;
  clearInterval(timer);
  return got;
}

test.each([
  ['header lines', 'GET / HTTP/1.1\r\nhost: localhost\r\n', 'x: y\r\n'],
  [
    'a body',
    'POST /api/echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n',
    '1',
  ],
])(
  'a hundred clients that never finish %s are sent away, and others answered meanwhile',
  async (_, start, endless) => {
    const { call, address } = await listeningApp({ limits });
    const slow = Array.from({ length: CLIENTS }, () => trickle(address, start, endless));
    expect((await call('/about')).status).toBe(200);
    const statuses = new Set((await Promise.all(slow)).map(({ status }) => status));
    expect([...statuses]).toEqual([408]);
    expect((await call('/about')).status).toBe(200);
  },
);

test('a connection on which nothing happens ends', async () => {
  const { address } = await listeningApp({ limits });
  const socket = await dial(address);
  const { text } = await readAll(socket);
  expect(text).toMatch(/^(HTTP\/1\.1 408|$)/);
});
