import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendRequest } from './raw.ts';
import { sharedServer } from './shared-server.ts';
import { openWholeSite } from './whole-site.ts';

const server = sharedServer();
let address: string;
beforeAll(async () => {
  address = await server().address;
});
const ask = (path: string, encoding = 'identity') =>
  sendRequest(address, { path, headers: { 'accept-encoding': encoding } });

test('every unknown address gets the same bytes, in each encoding', async () => {
  const plain = await ask('/nothing');
  for (const path of [
    '/nothing-else',
    '/wp-login.php',
    '/a/b/c',
    '/404',
    '/_image',
    '/_image?href=/x',
    '/_actions/x',
    '/_server-islands/x',
  ]) {
    const { status, headers, body } = await ask(path);
    expect([path, status]).toEqual([path, 404]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.equals(plain.body), path).toBe(true);
    expect(brotliDecompressSync((await ask(path, 'br')).body).equals(plain.body)).toBe(true);
    expect(gunzipSync((await ask(path, 'gzip')).body).equals(plain.body)).toBe(true);
  }
});

test('an unknown address costs no rendering', async () => {
  const site = await openWholeSite();
  onTestFinished(() => site.close());
  const visit = (path: string) => sendRequest(site.address, { path });
  await visit('/nothing');
  const before = site.cache.counts();
  for (let place = 0; place < 50; place += 1) await visit(`/nothing-${place}`);
  const { hits, kept } = site.cache.counts();
  expect([hits - before.hits, kept - before.kept]).toEqual([50, 0]);
  expect(site.cache.targets()).toEqual(['/404']);
});

test.each(['/%2561bout', '/%252561bout', '/%25252561bout', '/resources/%2562log', '/ABOUT%2561'])(
  '%s, which is escaped more than once, is not found',
  async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['surrogate-key']).toBeUndefined();
  },
);

test('nothing prints lines that are no record of the log', () => {
  for (const line of server().printed().split('\n').filter(Boolean))
    expect(JSON.parse(line)).toHaveProperty('msg');
});
