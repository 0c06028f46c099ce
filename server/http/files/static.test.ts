import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listeningApp } from '../../../tests/support/http/listening-app.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { precompress } from '../../../tools/astro/integrations.ts';

const SCRIPT = 'console.log("Forty bags of cement");\n'.repeat(50);

/** Requests outside of the folder are in tests/http/trust/path-traversal.test.ts. */
test('a file with a hash in its name is kept for a year, another one for a day, and each is sent as the build has compressed it', async () => {
  const clientDirectory = temporaryDirectory();
  mkdirSync(join(clientDirectory, '_astro'));
  writeFileSync(join(clientDirectory, '_astro/Client.FVv06Hs5.js'), SCRIPT);
  writeFileSync(join(clientDirectory, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await precompress(clientDirectory);
  const { call } = await listeningApp({ clientDirectory });

  const script = await call('/_astro/Client.FVv06Hs5.js', { headers: { 'accept-encoding': 'br' } });
  expect(script.status).toBe(200);
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(brotliDecompressSync(script.body).toString()).toBe(SCRIPT);

  expect((await call('/favicon.svg')).headers).toMatchObject({
    'cache-control': 'public, max-age=86400',
    'content-type': 'image/svg+xml',
  });
});
