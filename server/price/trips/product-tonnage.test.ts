import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { openProductTonnage } from './product-tonnage.ts';

const FRESH_MS = 5 * 60_000;
const log = pino({ level: 'silent' });

/** An API whose answer can be changed; undefined answers 503. */
async function productApi(first: unknown) {
  const api = { body: first, asked: 0, url: '' };
  const server = createServer((request, response) => {
    api.asked += 1;
    expect(request.url).toBe('/api/trips-total-tonnage');
    response.statusCode = api.body === undefined ? 503 : 200;
    response.end(JSON.stringify(api.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
  return api;
}

test('tells the figure of the API, asked at most every five minutes, whatever the clock says', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const api = await productApi({ data: 812.5 });
  const tonnage = await openProductTonnage({ apiUrl: api.url, file: join(temporaryDirectory(), 't'), log });
  expect(await Promise.all([tonnage.totalTonnes(), tonnage.totalTonnes()])).toEqual([812.5, 812.5]);
  api.body = { data: 900 };
  expect(await tonnage.totalTonnes()).toBe(812.5);
  expect(api.asked).toBe(1);
  vi.setSystemTime(Date.now() + 1000 * FRESH_MS);
  expect(await tonnage.totalTonnes()).toBe(812.5);
  vi.advanceTimersByTime(FRESH_MS);
  await expect.poll(() => tonnage.totalTonnes()).toBe(900);
});

test('an outage shows the last known figure, also after a restart', async () => {
  const api = await productApi({ data: 812.5 });
  const parts = { apiUrl: api.url, file: join(temporaryDirectory(), 'tonnage'), log };
  await (await openProductTonnage(parts)).totalTonnes();
  api.body = undefined;
  const restarted = await openProductTonnage(parts);
  expect(await restarted.totalTonnes()).toBe(812.5);
  await expect.poll(() => api.asked).toBe(2);
  expect(await restarted.totalTonnes()).toBe(812.5);
});

test.each([undefined, { data: 'many' }, { data: -1 }, {}])('an answer like %j is no figure', async (body) => {
  const api = await productApi(body);
  const tonnage = await openProductTonnage({ apiUrl: api.url, file: join(temporaryDirectory(), 't'), log });
  expect(await tonnage.totalTonnes()).toBeUndefined();
});
