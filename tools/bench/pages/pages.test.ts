import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askAtConstantRate } from './pages.mjs';

test('every request is sent when it is due, and waits for no answer before it', async () => {
  const DELAY_MS = 200;
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.statusCode = asked % 10 === 0 ? 500 : 200;
    setTimeout(() => response.end('page'), DELAY_MS);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const visits = { rate: 100, seconds: 1, connections: 100, headers: {} };
  const { times, errors } = await askAtConstantRate(`http://127.0.0.1:${port}/`, visits);
  expect([asked, times.length, errors]).toEqual([100, 100, 10]);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(DELAY_MS - 1);
});
