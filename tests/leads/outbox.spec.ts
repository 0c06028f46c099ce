import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { COUNTS_PATH } from '#domain/visits/paths.ts';
import { copyOf } from '../support/browser/copy.ts';
import { mails, mailWith } from '../support/browser/mailbox.ts';
import {
  expect,
  fillEnquiry as fill,
  enquiryForm as form,
  kept,
  test,
  typeLikeAPerson,
  wake,
} from '../support/browser/site.ts';
import { answer, button, events, note, REFUSED, SUCCESS, toast, WAITING } from './enquiry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const { campaign } = copyOf('emails').labels;

test.use({ allow: [REFUSED] });

test('what fails is kept with all that was written, sent again under one key, or thrown away', async ({
  page,
}) => {
  const failed = await answer(page, 503);
  await page.goto('/contact');
  await fill(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(WAITING);
  await expect(toast(page)).toContainText(WAITING);
  await expect(form(page).getByLabel('Message')).toHaveValue('');
  await expect(button(page)).toBeFocused();
  expect(await events(page)).toEqual(['contact_form_submitted']);
  await expect(note(page)).toContainText('come back to this site');
  await expect(note(page)).not.toContainText('even if you close this page', { useInnerText: true });
  await expect(note(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(note(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  await note(page).getByText('What you wrote').click();
  await expect(note(page).getByText('30 t of rice, Kano to Ikeja')).toBeVisible();

  const delivered = await answer(page, 201);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(note(page)).toContainText('has reached us');
  expect(delivered).toEqual(failed);
  expect(failed[0]?.key).toMatch(/^[0-9a-f]{32}$/);

  await answer(page, 503);
  await fill(page, 'Written and regretted');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText(WAITING);
  await note(page).getByRole('button', { name: 'Discard the message' }).focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText('is removed from this browser');
  await expect(button(page)).toBeFocused();
  expect(await kept(page)).not.toContain('Written and regretted');
});

test('what waits goes out once from the next page, even one without a form, and other tabs say so', async ({
  page,
  context,
}) => {
  const failed = await answer(page, 0);
  await page.goto('/contact');
  await fill(page);
  await button(page).click();
  await expect(note(page)).toContainText(WAITING);
  const other = await context.newPage();
  const delivered = await answer(other, 201);
  await other.goto('/contact/sent');
  await expect(note(page)).toContainText('has reached us');
  expect(delivered).toEqual(failed.slice(0, 1));
  await expect.poll(() => kept(other)).not.toContain('Amina');
  await other.goto('/contact/sent', { waitUntil: 'networkidle' });
  expect(delivered).toHaveLength(1);
});

/** Puts a message into the browser's outbox, as an earlier visit left it. */
const leave = (page: Page, ageMs: number) =>
  page.evaluate(async (ageMs) => {
    const body = {
      first_name: 'Amina',
      last_name: 'Bello',
      email: 'amina@example.ng',
      phone_number: '0803 123 4567',
      message: 'Forty bags to Jos',
      origin_page: '/contact',
      utm_campaign: 'harvest',
    };
    const left = { key: 'a'.repeat(32), path: '/api/contact', body, writtenAt: Date.now() - ageMs };
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('keyval-store');
      opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const change = opening.result.transaction('keyval', 'readwrite');
        change.objectStore('keyval').put([left], 'outbox');
        change.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    });
    localStorage.setItem('kayalink-outbox', '');
  }, ageMs);

test('on the 8th day it is tried once more and given back into the form, and still tells where it was written', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/contact');
  await leave(page, 8 * DAY_MS);
  const failed = await answer(page, 0);
  await page.reload();
  await expect(note(page)).toContainText('is no longer sent automatically');
  expect(failed).toHaveLength(1);
  await expect(form(page).getByLabel('Message')).toHaveValue('Forty bags to Jos');
  await expect(note(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
  // It is there at the next visit too, untried.
  const delivered = await answer(page, 201);
  await page.goto('/about?utm_campaign=poster');
  await expect(note(page)).toContainText('is no longer sent automatically');
  expect(delivered).toEqual([]);
  await button(page).click();
  await expect(note(page)).toContainText(SUCCESS);
  expect(delivered.map(({ key }) => key)).toEqual(failed.map(({ key }) => key));
  expect(delivered[0]?.body).toMatchObject({ origin_page: '/contact', utm_campaign: 'harvest' });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expect(note(page)).toHaveText('');
});

test('what was sent offline is delivered once after the browser was closed and opened online, and the desk reads where it was written', async ({
  playwright,
  baseURL,
  launchOptions,
}) => {
  const message = `Forty bags to Jos, written offline, ${process.pid}x${Date.now()}`;
  // A visitor's own browser, which keeps its storage when it is closed.
  const profile = await mkdtemp(join(tmpdir(), 'kayalink-browser-'));
  const open = () =>
    playwright.chromium.launchPersistentContext(profile, { ...launchOptions, ...(baseURL && { baseURL }) });
  const offline = await open();
  const first = await offline.newPage();
  await first.goto('/lanes/lagos-kano?utm_source=radio&utm_medium=spot&utm_campaign=harvest');
  await first.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await first.waitForURL('**/contact');
  await wake(first);
  await fill(first, message);
  await typeLikeAPerson(first);
  expect(await first.evaluate(() => [document.cookie, JSON.stringify(sessionStorage)])).toEqual(['', '{}']);
  await offline.setOffline(true);
  await button(first).click();
  await expect(note(first)).toContainText(WAITING);
  await offline.close();
  expect(await mails('sales-email', message)).toEqual([]);

  const online = await open();
  const page = await online.newPage();
  const posts: number[] = [];
  page.on('response', (response) => {
    const isForm = response.request().method() === 'POST' && !response.url().endsWith(COUNTS_PATH);
    if (isForm) posts.push(response.status());
  });
  await page.goto('/about?utm_source=poster');
  // The toast goes by itself, the note stays.
  await expect(toast(page)).toContainText('has reached us');
  await expect(note(page)).toContainText(/has reached us at \d{1,2}:\d\d [ap]m\./);
  const { text } = await mailWith('sales-email', message);
  expect(text).toContain(`/lanes/lagos-kano → /contact, ${campaign} harvest (radio, spot)`);
  expect(text).not.toMatch(/\/about|poster/);
  expect(await kept(page)).not.toMatch(/Amina|bags|0803/);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(posts).toEqual([201]);
  await online.close();
  await rm(profile, { recursive: true, force: true });
});
