import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { COUNTS_PATH } from '#domain/visits/paths.ts';
import { mails, mailWith } from '../support/browser/mailbox.ts';
import {
  expect,
  fillEnquiry as fill,
  enquiryForm as form,
  kept,
  test,
  typeLikeAPerson,
} from '../support/browser/site.ts';

/** A visitor's own browser, which keeps its storage when it is closed. */
let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'kayalink-browser-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true }));

const note = (page: Page) => form(page).getByRole('status');

async function writeOffline(context: BrowserContext, message: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('/contact');
  await fill(page, message);
  await typeLikeAPerson(page);
  await context.setOffline(true);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(note(page)).toContainText('It is kept in this browser');
}

test('what was sent offline is delivered once after the browser was closed and opened online, and said so', async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const message = 'Written without a line, forty bags of rice to Jos';
  const open = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL && { baseURL }) });
  const offline = await open();
  await writeOffline(offline, message);
  await offline.close();
  expect(await mails('sales-email', message)).toEqual([]);

  const online = await open();
  const page = await online.newPage();
  const posts: number[] = [];
  page.on('response', (answer) => {
    const isForm = answer.request().method() === 'POST' && !answer.url().endsWith(COUNTS_PATH);
    if (isForm) posts.push(answer.status());
  });
  await page.goto('/about');
  // The toast goes by itself, the note stays.
  await expect(page.locator('[data-sonner-toast]')).toContainText('has reached us');
  await expect(note(page)).toContainText(/has reached us at \d{1,2}:\d\d [ap]m\./);
  await mailWith('sales-email', message);
  expect(await kept(page)).not.toMatch(/Amina|rice|0803/);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(posts).toEqual([201]);
  await online.close();
});

test('what waits can be thrown away', async ({ playwright, baseURL, launchOptions }) => {
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(baseURL && { baseURL }),
  });
  const message = 'Written and regretted';
  await writeOffline(context, message);
  const page = context.pages().at(-1) as Page;
  await note(page).getByRole('button', { name: 'Discard the message' }).click();
  await expect(note(page)).toContainText('is removed from this browser');
  expect(await kept(page)).not.toContain(message);
  await context.close();
});
