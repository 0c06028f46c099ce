import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/process.ts';
import { quietPort } from '#tests/support/quiet-port.ts';

const SHIPPED = 'deploy/Caddyfile';
const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** A replica that can be told to be about to end. */
async function replica(listener: RequestListener) {
  const state = { isEnding: false, port: 0 };
  const server = createServer((request, response) => {
    if (request.url === '/readyz/pages') return response.writeHead(state.isEnding ? 503 : 200).end();
    return listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  state.port = (server.address() as AddressInfo).port;
  return state;
}

/** Starts Caddy with the file that we ship, without TLS. @returns its port */
async function startCaddy(ports: number[]): Promise<number> {
  const port = await quietPort();
  const [first, second] = ports.map((each) => `127.0.0.1:${each}`);
  const text = readFileSync(SHIPPED, 'utf8')
    .replaceAll('site-1:3000', first ?? '')
    .replaceAll('site-2:3000', second ?? '')
    .replace('\n{\n', `\n{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${temporaryDirectory()}\n`)
    .replace(/^\{\$OTHER_DOMAIN:\S+\}/m, `http://example.com:${port}`)
    .replace(/^\{\$SITE_DOMAIN\}/m, `http://www.example.com:${port}`)
    .replaceAll('{$SITE_DOMAIN}', 'www.example.com');
  const file = join(temporaryDirectory(), 'Caddyfile');
  writeFileSync(file, text);
  const child = spawn('caddy', ['run', '--config', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  await expect.poll(() => ask(port, 'www.example.com', '/').catch(() => undefined)).toBeDefined();
  return port;
}

function ask(port: number, host: string, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = get(`http://127.0.0.1:${port}${path}`, { headers: { host: `${host}:${port}` } }, (answer) =>
      resolve(answer.resume()),
    );
    asked.on('error', reject);
  });
}

const missing: RequestListener = (_request, response) => response.writeHead(404).end();
const valid: RequestListener = (_request, response) => response.end('here');
const HASHED = ['/_astro/page.a1b2.css', '/art/gate.a1b2.svg', '/media/a1b2/yard.webp', '/social/a1b2/a.png'];

describe.skipIf(!hasCaddy)('deploy/Caddyfile', () => {
  const status = async (port: number, path: string) => (await ask(port, 'www.example.com', path)).statusCode;

  test.each([
    ['with a second name', 'example.com'],
    ['without one, by the default of compose.yaml', 'http://other.invalid'],
  ])('is a configuration that Caddy takes %s', (_how, OTHER_DOMAIN) => {
    const names = ['SITE_DOMAIN=www.example.com', `OTHER_DOMAIN=${OTHER_DOMAIN}`];
    const call = ['caddy', 'validate', '--adapter', 'caddyfile', '--config', SHIPPED];
    const { status: code, stderr } = spawnSync('env', [...names, ...call]);
    expect(code, String(stderr)).toBe(0);
  });

  test('asks both replicas for a file of one version, also one that is about to end, but once for a page', async () => {
    for (const listeners of [
      [missing, valid],
      [valid, missing],
    ] as const) {
      const both = await Promise.all(listeners.map(replica));
      const port = await startCaddy(both.map((each) => each.port));
      for (const file of HASHED) expect(await status(port, file), file).toBe(200);
      const pages = await Promise.all(Array.from({ length: 6 }, () => status(port, '/no-such-page')));
      expect(pages).toContain(404);
      for (const each of both) each.isEnding = listeners[both.indexOf(each)] === valid;
      // Caddy looks each second.
      const pagesNow = () => Promise.all(Array.from({ length: 6 }, () => status(port, '/')));
      await expect.poll(async () => new Set(await pagesNow())).toEqual(new Set([404]));
      for (const file of HASHED) expect(await status(port, file), file).toBe(200);
    }
  });

  test('a file that nobody has is missing, also while a replica is down', async () => {
    const one = await replica(missing);
    const nobody = await quietPort();
    for (const ports of [
      [one.port, nobody],
      [nobody, one.port],
    ])
      expect(await status(await startCaddy(ports), '/_astro/none.a1b2.css')).toBe(404);
  });

  test('leads the bare name to the site, with path and query', async () => {
    const both = await Promise.all([replica(valid), replica(valid)]);
    const answer = await ask(await startCaddy(both.map((each) => each.port)), 'example.com', '/about?a=1');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, 'https://www.example.com/about?a=1']);
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

test('the Caddyfile leads the second name of compose.yaml to the first', () => {
  const text = readFileSync(SHIPPED, 'utf8');
  const [, fallback, block = ''] = /^\{\$OTHER_DOMAIN:(\S+)\} \{\n([\s\S]*?)^\}/m.exec(text) ?? [];
  expect(block).toMatch(/^\tredir https:\/\/\{\$SITE_DOMAIN\}\{uri\} 308$/m);
  // Compose hands an empty variable on as such, and Caddy takes no site without a name.
  expect(readFileSync('compose.yaml', 'utf8')).toContain(`OTHER_DOMAIN: \${OTHER_DOMAIN:-${fallback}}`);
});
