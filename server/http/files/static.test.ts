import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { precompress } from '../../../tools/astro/integrations.ts';

const SCRIPT = 'console.log("Forty bags of cement");\n'.repeat(50);
let around: string;
let directory: string;

beforeAll(async () => {
  around = mkdtempSync(join(tmpdir(), 'kayalink-dist-'));
  directory = join(around, 'client');
  mkdirSync(join(directory, '_astro'), { recursive: true });
  writeFileSync(join(around, 'secret.json'), '{"secret": "of the server"}');
  writeFileSync(join(directory, '_astro/Client.FVv06Hs5.js'), SCRIPT);
  writeFileSync(join(directory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await precompress(directory);
});

afterAll(() => rmSync(around, { recursive: true }));

test('a file with a hash in its name is kept for a year', async () => {
  const { call } = await listeningApp({ clientDirectory: directory });
  const { status, headers } = await call('/_astro/Client.FVv06Hs5.js');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('another file is kept for a day', async () => {
  const { call } = await listeningApp({ clientDirectory: directory });
  const { headers } = await call('/favicon.svg');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml',
  });
});

test('the compressed form of the build is sent to those who take it', async () => {
  const { call } = await listeningApp({ clientDirectory: directory });
  const { headers, body } = await call('/_astro/Client.FVv06Hs5.js', {
    headers: { 'accept-encoding': 'br' },
  });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
});

test.each([
  '/_astro/Client.FVv06Hs5.js.br',
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/_astro/..%2f..%2fsecret.json',
  '/_astro/..\\..\\secret.json',
])('%s is no file of the site', async (path) => {
  const { call } = await listeningApp({ clientDirectory: directory });
  const { headers, body } = await call(path);
  expect(headers['content-type'] ?? 'text/html').toMatch(/^text\/(html|plain)/);
  expect(body.toString()).not.toContain('secret');
});
