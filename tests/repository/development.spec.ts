import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { NOTHING_SET } from '../../server/config/config-variables.ts';
import { GOOD_FILES, GoodFiles } from '../../server/content/folder/last-valid-files.ts';
import { copyFewEntries } from '../support/few-entries.ts';
import { quietPort } from '../support/quiet-port.ts';

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+/;
/** The first page is made from thousands of modules that nothing has compiled yet, and guides are made as PDF before. */
const FIRST_PAGE_MS = 240_000;

let server: ChildProcess;
let folder: string;
let address: string;

test.describe.configure({ mode: 'serial', timeout: FIRST_PAGE_MS });

/** Starts the development server as `npm run dev` does, on the `content` and `data` of a folder. */
function start(directory: string, port: number): ChildProcess {
  const env = {
    ...NOTHING_SET,
    PORT: String(port),
    DATA_DIR: join(directory, 'data'),
    CONTENT_DIR: join(directory, 'content'),
  };
  return spawn(process.execPath, ['server/dev.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** @returns a folder with a copy of the content, of few entries */
function copyContent(): string {
  const directory = mkdtempSync(join(tmpdir(), 'kayalink-dev-'));
  copyFewEntries(join(directory, 'content'));
  return directory;
}

async function stop(process: ChildProcess, directory: string): Promise<void> {
  process.kill();
  await once(process, 'exit');
  rmSync(directory, { recursive: true });
}

test.beforeAll(async () => {
  folder = copyContent();
  server = start(folder, 0);
  address = await new Promise((found, failed) => {
    server.once('exit', () => failed(new Error('The development server ended before it listened')));
    server.stdout?.on('data', (text) => {
      const [listensAt] = ADDRESS.exec(String(text)) ?? [];
      if (listensAt) found(listensAt);
    });
  });
});

test.afterAll(() => stop(server, folder));

/** A page of each island, those first that render from what a visitor has asked. */
const WITH_ISLANDS = [
  '/price?from=lagos&to=kano&weight=30',
  '/products/haulage?weight=30',
  '/resources/blog',
  '/resources/search?q=truck',
  '/partners/trucks',
  '/',
  '/contact',
  '/careers',
  '/marketing',
  '/partners/warehouses',
  '/price',
  '/resources/e-guides/earning-with-your-truck',
  '/resources/faq',
  '/resources/glossary',
  '/resources/video/1',
] as const;
/** What wakes an island (src/layouts/browser/first-touch/start-islands.ts). */
const CONTROL = 'button, input, select, textarea, label, [data-defer]';

/** Opens a page of the development server. @returns what fails on it from then on, and what its scripts complain about */
async function open(page: Page, path: string): Promise<string[]> {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text());
  });
  page.on('pageerror', (error) => failed.push(String(error)));
  await page.goto(address + path);
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
  return failed;
}

/** Wakes each island, whereupon React of development compares what it renders with what the server sent. */
async function wakeIslands(page: Page): Promise<void> {
  const islands = page.locator('astro-island');
  await expect(islands).not.toHaveCount(0);
  for (const island of await islands.all()) {
    await island.locator(CONTROL).first().dispatchEvent('pointerdown');
    await expect(island).not.toHaveAttribute('ssr', { timeout: FIRST_PAGE_MS });
  }
}

test('the development server shows a page with its styles and islands as the server sent them, and an error in a content file over it until it is corrected', {
  tag: '@nightly',
}, async ({ page }) => {
  const failed = await open(page, WITH_ISLANDS[0]);
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/price/i);
  await wakeIslands(page);
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);

  const overlay = page.locator('vite-error-overlay');
  const file = join(folder, 'content', 'pages', 'about.yaml');
  const valid = readFileSync(file, 'utf8');
  await expect(overlay).toHaveCount(0);
  writeFileSync(file, `${valid}\nunknown_key: 1\n`);
  await expect(overlay).toContainText('content/pages/about.yaml');
  await expect(overlay).toContainText('unknown_key');
  await page.reload();
  await expect(overlay).toContainText('unknown_key');
  writeFileSync(file, valid);
  await expect(overlay).toHaveCount(0);
});

for (const path of WITH_ISLANDS.slice(1))
  test(`React of development finds no difference between what the server sent and what the islands of ${path} render`, {
    tag: '@nightly',
  }, async ({ page }) => {
    const failed = await open(page, path);
    await wakeIslands(page);
    expect(failed).toEqual([]);
  });

test('the development server shows the page of the design system', { tag: '@nightly' }, async ({ page }) => {
  const failed = await open(page, '/design');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText('Components and drawings');
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});

test('an error that the site cannot be opened with is shown from the first start on until it is corrected', {
  tag: '@nightly',
}, async ({ page }) => {
  const directory = copyContent();
  mkdirSync(join(directory, 'data'));
  // Has a version of some other file, so that nothing stands in for this one.
  const stored = GoodFiles.open(join(directory, 'data', GOOD_FILES), { warn: () => {} });
  stored.keep(new Map([['other.yaml', 'a: 1']]), () => true);
  stored.close();
  const file = join(directory, 'content', 'site.yaml');
  const valid = readFileSync(file, 'utf8');
  writeFileSync(file, `${valid}\nunknown_key: 1\n`);
  const port = await quietPort();
  const started = start(directory, port);
  const overlay = page.locator('vite-error-overlay');
  try {
    await expect(() => page.goto(`http://127.0.0.1:${port}`)).toPass();
    await expect(overlay).toContainText('content/site.yaml');
    await expect(overlay).toContainText('unknown_key');
    writeFileSync(file, `${valid}\nother_key: 1\n`);
    await expect(overlay).toContainText('other_key');
    writeFileSync(file, valid);
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/Haulage/, {
      timeout: FIRST_PAGE_MS,
    });
    await expect(overlay).toHaveCount(0);
  } finally {
    await stop(started, directory);
  }
});
