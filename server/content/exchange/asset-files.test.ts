import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { assetBytes } from './asset-files.ts';

const MEGABYTE = 1024 ** 2;
const LARGEST = 100 * MEGABYTE;

test('a picture without end is given up at its limit, and is not kept in memory beyond it', async () => {
  let sent = 0;
  const server = createServer((_request, response) => {
    const chunk = Buffer.alloc(MEGABYTE);
    const send = () => {
      while (!response.destroyed) {
        sent += chunk.length;
        if (!response.write(chunk)) return;
      }
    };
    response.on('drain', send);
    send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const file = join(temporaryDirectory(), 'export.json');
  expect(await assetBytes(`http://127.0.0.1:${port}/photo.jpg`, file)).toBeUndefined();
  expect(sent).toBeLessThan(1.5 * LARGEST);
});
