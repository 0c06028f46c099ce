import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { COUNTS_PATH } from '#domain/visits/paths.ts';
import { expect, fillEnquiry as fill, enquiryForm as form, test } from '../support/browser/site.ts';

const GUIDE = '/resources/e-guides/clearing-a-container-at-apapa-or-onne';
const API = '**/api/contact';
const REFUSED = /^console: Failed to load resource/;
const SUCCESS = 'We have your message.';
const DAY_MS = 24 * 60 * 60 * 1000;
/** All six forms with their markup, without React. */
const SCRIPT_MAX = 10 * 1024;

const button = (page: Page) => form(page).locator('[type=submit]');
const note = (page: Page) => form(page).getByRole('status');

/** Counts what the API is sent, and answers it; a status of 0 is a line that breaks. */
async function answer(page: Page, status: number) {
  const keys: (string | undefined)[] = [];
  await page.unroute(API);
  await page.route(API, (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return status === 0 ? route.abort('internetdisconnected') : route.fulfill({ status, json: {} });
  });
  return keys;
}

/** Puts a message into the browser's outbox, as an earlier visit left it. */
const leave = (page: Page, ageMs: number) =>
  page.evaluate(async (ageMs) => {
    const body = {
      first_name: 'Amina',
      last_name: 'Bello',
      email: 'amina@example.ng',
      phone_number: '0803 123 4567',
      message: 'Forty bags to Jos',
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

test('React and the one file of the forms come at the first touch and not before; that file is small', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const before = scripts.length;
  const island = page.locator('astro-island', { has: form(page) });
  const [file = '', imported = ''] = (await island.getAttribute('component-url'))?.split('#') ?? [];
  expect(scripts).not.toContain(file);
  await form(page).getByLabel('First name').focus();
  await expect
    .poll(() => scripts.slice(before))
    .toEqual(expect.arrayContaining([file, ...imported.split(',')]));
  const code = await (await page.request.get(file)).text();
  expect(code).toContain('/api/contact');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(SCRIPT_MAX);
});

test.describe('in old browsers', () => {
  test('methods that the floor lacks are not missed', async ({ page }) => {
    await page.addInitScript(() => {
      for (const method of ['timeout', 'any']) Reflect.deleteProperty(AbortSignal, method);
      for (const method of ['at', 'toSorted', 'findLast']) Reflect.deleteProperty(Array.prototype, method);
      for (const name of ['structuredClone', 'BroadcastChannel', 'requestIdleCallback'])
        Reflect.deleteProperty(window, name);
      Reflect.deleteProperty(Object, 'hasOwn');
      Reflect.deleteProperty(Navigator.prototype, 'locks');
    });
    const keys = await answer(page, 201);
    await page.goto('/contact');
    await fill(page);
    await button(page).click();
    await expect(note(page)).toContainText(SUCCESS);
    expect(keys).toHaveLength(1);
  });

  test('where the script cannot send, the form goes by itself, once', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AbortController'));
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && !request.url().endsWith(COUNTS_PATH)) posts.push(request.url());
    });
    await page.goto('/contact');
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL(/\/contact\/sent\?reference=\w{8}$/);
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(posts).toHaveLength(1);
  });
});

test.describe('where a component throws', () => {
  test.use({ allow: [/^uncaught/] });

  test('its form stays as it was, and goes by itself', async ({ page }) => {
    // React and Astro do without it, a form does not.
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'flatMap'));
    await page.goto('/contact');
    const thrown = page.waitForEvent('pageerror');
    const name = form(page).getByLabel('First name');
    await name.fill('Amina');
    await thrown;
    await expect(name).toHaveValue('Amina');
    await expect(name).toBeFocused();
    await fill(page);
    await button(page).click();
    await expect(page).toHaveURL(/\/contact\/sent\?reference=\w{8}$/);
  });
});

test.describe('offline', () => {
  test.use({ allow: [REFUSED] });

  test('the note says what happens, shows what was written, and how to reach a person', async ({ page }) => {
    await answer(page, 0);
    await page.goto('/contact');
    await fill(page);
    await button(page).click();
    await expect(note(page)).toContainText('come back to this site');
    await expect(note(page)).not.toContainText('even if you close this page', { useInnerText: true });
    await expect(note(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(note(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
    await note(page).getByText('What you wrote').click();
    await expect(note(page).getByText('30 t of rice, Kano to Ikeja')).toBeVisible();
  });

  test('a browser that refuses to store says so, and the text stays', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new Error('denied');
      };
    });
    await answer(page, 0);
    await page.goto('/contact');
    await fill(page);
    await button(page).click();
    await expect(note(page)).toContainText('this browser cannot keep it');
    await expect(note(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(form(page).getByLabel('Message')).toHaveValue(/rice/);
  });

  test('on the 8th day it is tried once more, and then given back into the form', async ({ page }) => {
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
    await page.goto('/about');
    await expect(note(page)).toContainText('is no longer sent automatically');
    expect(delivered).toEqual([]);
    await button(page).click();
    await expect(note(page)).toContainText(SUCCESS);
    expect(delivered).toEqual(failed);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect(note(page)).toHaveText('');
  });

  test('on the 8th day with a line it arrives', async ({ page }) => {
    await page.goto('/contact');
    await leave(page, 8 * DAY_MS);
    const delivered = await answer(page, 201);
    await page.reload();
    await expect(note(page)).toContainText('has reached us');
    expect(delivered).toHaveLength(1);
  });

  test('two tabs: one delivers, and the other is notified', async ({ page, context }) => {
    await answer(page, 0);
    await page.goto('/contact');
    await fill(page);
    await button(page).click();
    await expect(note(page)).toContainText('It is kept in this browser');
    const other = await context.newPage();
    const delivered = await answer(other, 201);
    await other.goto('/about');
    await expect(note(other)).toContainText('has reached us');
    await expect(note(page)).toContainText('has reached us');
    expect(delivered).toHaveLength(1);
  });
});

test.describe('the focus', () => {
  test.use({ allow: [REFUSED] });

  test('stays on the button while sending, after success, after failure and after discarding', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(API, async (route) => {
      await held.promise;
      await route.fulfill({ status: 201, json: {} });
    });
    await page.goto('/contact');
    await fill(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Enter');
    await expect(button(page)).toBeFocused();
    held.resolve();
    await expect(note(page)).toContainText(SUCCESS);
    await expect(button(page)).toBeFocused();

    await answer(page, 503);
    await fill(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(note(page)).toContainText('It is kept in this browser');
    await expect(button(page)).toBeFocused();
    await note(page).getByRole('button', { name: 'Discard the message' }).focus();
    await page.keyboard.press('Enter');
    await expect(note(page)).toContainText('is removed from this browser');
    await expect(button(page)).toBeFocused();
  });

  test('comes back when a toast that the Tab key reached goes; toasts are not said twice', async ({
    page,
  }) => {
    await answer(page, 201);
    await page.goto('/contact');
    await fill(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    const toast = page.locator('[data-sonner-toast]');
    await expect(toast).toBeVisible();
    await expect(page.locator('section:has([data-sonner-toaster])')).toHaveAttribute('aria-live', 'off');
    await toast.focus();
    await expect(toast).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [REFUSED] });

  test('an empty form comes back with the same texts', async ({ page }) => {
    await page.goto(GUIDE);
    const guide = page.locator('form[action="/api/eguide-subscription"]');
    await guide.locator('[type=submit]').click();
    await expect(guide.getByLabel('Company name')).toHaveAccessibleDescription('Company name is required');
    await expect(guide.getByLabel('Email')).toHaveAccessibleDescription('Field is required');
  });

  test('what is needed is reported before anything is wrong', async ({ page }) => {
    await page.goto('/contact');
    await expect(form(page).getByText('All fields are needed.')).toBeVisible();
    await expect(form(page).getByLabel('Phone number')).toHaveAccessibleDescription(/At least 11 digits/);
  });
});
