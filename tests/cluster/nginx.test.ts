import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hasNginx, startNginx } from '#server/testing/nginx.ts';
import { quietPort } from '#server/testing/quiet-port.ts';

async function listening(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Asks often enough for each replica to have its turn. */
const statuses = (url: string, init?: RequestInit) =>
  Promise.all(Array.from({ length: 8 }, async () => (await fetch(url, init)).status));

describe.skipIf(!hasNginx())('deploy/nginx.conf', () => {
  const behindNginx = async (...replicas: RequestListener[]) => {
    const nginx = await startNginx(await quietPort(), await Promise.all(replicas.map(listening)));
    onTestFinished(() => nginx.stop());
    return nginx.address;
  };
  const sound: RequestListener = (request, response) => {
    request.resume().on('end', () => response.end(String(request.headers['x-forwarded-for'])));
  };
  const breaking: RequestListener = (request) => request.socket.destroy();
  const missing: RequestListener = (_request, response) => response.writeHead(404).end();

  test('gives a form to the other replica when a connection breaks', async () => {
    const address = await behindNginx(sound, breaking);
    const answers = await statuses(`${address}/api/contact`, { method: 'POST', body: 'words' });
    expect(answers).toEqual(answers.map(() => 200));
  });

  test('asks both replicas for a file of one version, but once for a page that is missing', async () => {
    const address = await behindNginx(sound, missing);
    const answers = await statuses(`${address}/_astro/page.a1b2.css`);
    expect(answers).toEqual(answers.map(() => 200));
    expect(await statuses(`${address}/no-such-page`)).toContain(404);
  });

  test('tells the address of the visitor, whatever he says himself', async () => {
    const address = await behindNginx(sound, sound);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect(await (await fetch(address, { headers })).text()).toBe('127.0.0.1');
  });
});
