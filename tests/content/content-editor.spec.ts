import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import type { Page } from '@playwright/test';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { CONTENT } from '../support/browser/own-site.ts';
import { expect, test } from '../support/browser/site.ts';

const POST = 'content/blog/pallets-by-the-numbers.md';
const TITLE = 'Pallets: the numbers that count';
// Decap's page of a refused save says so in the console, too, and leaves its promise uncaught.
test.describe.configure({ mode: 'default' });
// No script of the page in the preview runs, which the browser reports.
test.use({ allow: [/status of 422|Not saved|uncaught: Object|Blocked script execution in 'about:srcdoc'/] });
/** Each save waits for the check of all content, which takes half a minute on a busy machine. */
const SAVED = { timeout: 60_000 };

let folder: string;
let editor: ChildProcess;
let address: string;
const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

function command(...words: string[]): ChildProcess {
  const set = {
    ...env,
    ...NOTHING_SET,
    CONTENT_DIR: join(folder, 'content'),
    DATA_DIR: join(folder, '.git', 'data'),
  };
  return spawn(process.execPath, ['server/cli/content.ts', ...words], {
    env: set,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kayalink-editor-'));
  cpSync(CONTENT, join(folder, 'content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@kayalink.example');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  editor = command('editor', '--port', '0');
  address = await new Promise<string>((resolve, reject) => {
    editor.stdout?.on('data', (said) => {
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(said));
      if (found) resolve(found[0]);
    });
    editor.once('exit', () => reject(new Error('The editor ended before it said where it is.')));
  });
});

test.afterAll(async () => {
  if (editor.exitCode === null) {
    const ended = new Promise((resolve) => editor.once('exit', resolve));
    editor.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

async function open(page: Page, place = ''): Promise<void> {
  await page.goto(`${address}${place}`);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
}

test('a changed title is a commit of one line, and the check finds no error', async ({ page }) => {
  // The check of all content takes half a minute on a busy machine.
  test.slow();
  const was = read(POST);
  await open(page);
  await page.getByRole('link', { name: 'Pallets by the numbers' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true }).first();
  await expect(title).toHaveValue('Pallets by the numbers');
  await title.fill(TITLE);
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);

  expect(read(POST)).toBe(was.replace(/^title: .*$/m, `title: '${TITLE}'`));
  expect(git('show', '--format=%an', '--numstat').trim()).toBe(`Editor\n\n1\t1\t${POST}`);
  expect(git('status', '--short')).toBe('');
  const check = command('check');
  expect(await new Promise((resolve) => check.once('exit', resolve))).toBe(0);
});

test('what the rules refuse is reported on the page, and nothing is saved', async ({ page }) => {
  test.slow();
  const was = git('rev-parse', 'HEAD');
  await open(page, '#/collections/blog/entries/pallets-by-the-numbers');
  await page.getByRole('button', { name: 'Add earlier addresses' }).click();
  await page.getByRole('textbox', { name: 'Earlier addresses', exact: false }).last().fill('An Old Name');
  await publish(page);
  await expect(
    page.getByText(/Earlier addresses\b.*write the last parts of old addresses/).first(),
  ).toBeVisible(SAVED);
  expect(git('rev-parse', 'HEAD')).toBe(was);
  expect(git('status', '--short')).toBe('');
});

test('a new post has what was filled in and nothing else', async ({ page }) => {
  test.slow();
  await open(page, '#/collections/blog/new');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Title').first().fill('A gate that opens early');
  await field('Summary').fill('What an early gate saves a truck, and what it costs the store.');
  await page.locator('input[type=date]').first().fill('2026-11-24');
  await page.getByLabel('Drawing (optional)').fill('depot');
  await page.keyboard.press('Enter');
  await field('Title').nth(1).fill('A gate that opens early');
  await field('Description').fill(
    'What a gate that opens early saves a truck, and what it costs the store that opens it.',
  );
  for (const topic of ['Warehousing', 'Costs']) {
    await page.getByLabel('Topics (optional)').fill(topic);
    await page.keyboard.press('Enter');
  }
  await field('Text (optional)').fill('The gate opens at five.\n\n## Why\n\n- **Time**: an hour.\n');
  await publish(page);
  await expect(page.getByText('Entry saved')).toBeVisible(SAVED);

  expect(git('show', '--format=', '--name-status').trim()).toBe('A\tcontent/blog/a-gate-that-opens-early.md');
  expect(read('content/blog/a-gate-that-opens-early.md')).toBe(`---
title: A gate that opens early
subTitle: What an early gate saves a truck, and what it costs the store.
date: 2026-11-24
cover: depot
meta:
  title: A gate that opens early
  description: What a gate that opens early saves a truck, and what it costs the store that opens it.
tags: [Warehousing, Costs]
---

The gate opens at five.

## Why

- **Time**: an hour.
`);
});
