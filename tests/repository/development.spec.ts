import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { NOTHING_SET } from '../../server/config/config-variables.ts';

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
/** The first page is made from thousands of modules that nothing has compiled yet, and guides are made as PDF before. */
const FIRST_PAGE_MS = 240_000;

let server: ChildProcess;
let folder: string;
let address: string;

test.describe.configure({ mode: 'serial', timeout: FIRST_PAGE_MS });

/** The development server as `npm run dev` starts it, with a copy of the content. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kayalink-dev-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  const env = {
    ...NOTHING_SET,
    PORT: '0',
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: join(folder, 'content'),
  };
  server = spawn(process.execPath, ['server/dev.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  address = await new Promise((found, failed) => {
    server.once('exit', () => failed(new Error('The development server ended before it listened')));
    server.stdout?.on('data', (text) => {
      const [listensAt] = ADDRESS.exec(String(text)) ?? [];
      if (listensAt) found(listensAt);
    });
  });
});

test.afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});

for (const [path, heading] of [
  ['/', /Haulage/],
  ['/resources/blog', /blog/],
  ['/design', 'Components and drawings'],
] as const)
  test(`the development server shows ${path} with its styles, and no request fails`, async ({ page }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') failed.push(message.text());
    });
    await page.goto(address + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(heading);
    await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
  });

test('an error in a content file is shown over the page until it is corrected', async ({ page }) => {
  const overlay = page.locator('vite-error-overlay');
  const file = join(folder, 'content', 'pages', 'about.yaml');
  const valid = readFileSync(file, 'utf8');
  await page.goto(address);
  await expect(overlay).toHaveCount(0);
  writeFileSync(file, `${valid}\nunknown_key: 1\n`);
  await expect(overlay).toContainText('content/pages/about.yaml');
  await expect(overlay).toContainText('unknown_key');
  await page.reload();
  await expect(overlay).toContainText('unknown_key');
  writeFileSync(file, valid);
  await expect(overlay).toHaveCount(0);
});
