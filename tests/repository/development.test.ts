import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { temporaryDirectory } from '#tests/support/process.ts';

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;

/** The development server as `npm run dev` starts it, once it listens. */
async function startDevelopment(): Promise<string> {
  const server = spawn(process.execPath, ['server/dev.ts'], {
    env: { ...NOTHING_SET, PORT: '0', DATA_DIR: temporaryDirectory() },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [address] = ADDRESS.exec(line) ?? [];
    if (!address) continue;
    server.stdout.resume();
    return address;
  }
  throw new Error('The development server ended before it listened');
}

test('the development server shows pages with their styles, and the page of all parts', async () => {
  const address = await startDevelopment();
  const page = await (await fetch(address)).text();
  expect(page).toMatch(/<h1[^>]*>.*Haulage/s);
  expect(page).toContain('.bg-brand');
  const parts = await fetch(`${address}/design`);
  expect(parts.status).toBe(200);
});
