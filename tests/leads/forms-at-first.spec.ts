import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { COUNTS_PATH } from '#domain/visits/paths.ts';
import { expect, fillEnquiry as fill, enquiryForm as form, test } from '../support/browser/site.ts';
import { begin } from '../support/browser/slow-connection.ts';
import { answer, button, note, SUCCESS, toast } from './enquiry.ts';

/** All six forms with their markup, without React. */
const SCRIPT_MAX = 10 * 1024;
/** A word of the script of toasts, which only users of a form need. */
const TOASTS = 'data-sonner';
/** As long as a press on a form is held at most, in ms (src/layouts/browser/first-touch/defer-events.ts), and a little more. */
const LIMIT = 12_200;
const SENT = /\/contact\/sent\?reference=[0-9A-F]{8}$/;

/** The texts of the scripts that come to a page, by path. */
function scriptsOf(page: Page): Map<string, Promise<string>> {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(new URL(response.url()).pathname, response.text());
  });
  return scripts;
}

const textOf = async (scripts: Map<string, Promise<string>>) =>
  (await Promise.all(scripts.values())).join('\n');

/** The types of the forms that a page sends. */
function formsSent(page: Page) {
  const types: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && !request.url().endsWith(COUNTS_PATH))
      types.push(request.headers()['content-type']);
  });
  return types;
}

const AS_PLAIN_FORM = ['application/x-www-form-urlencoded'];

test('React, toasts and the one file of the forms come at the first touch and not before; that file is small', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const before = new Set(scripts.keys());
  const island = page.locator('astro-island', { has: form(page) });
  const [file = '', imported = ''] = (await island.getAttribute('component-url'))?.split('#') ?? [];
  expect(before).not.toContain(file);
  expect(await textOf(scripts)).not.toContain(TOASTS);
  await form(page).getByLabel('First name').focus();
  const since = () => [...scripts.keys()].filter((path) => !before.has(path));
  await expect.poll(since).toEqual(expect.arrayContaining([file, ...imported.split(',')]));
  await expect.poll(() => textOf(scripts)).toContain(TOASTS);
  const code = (await scripts.get(file)) ?? '';
  expect(code).toContain('/api/contact');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(SCRIPT_MAX);
});

test('for a visitor who saves data the form sends by its small script alone', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts = scriptsOf(page);
  await answer(page, 201);
  await page.goto('/contact');
  await fill(page);
  await button(page).click();
  await expect(note(page)).toContainText(SUCCESS);
  await page.waitForLoadState('networkidle');
  expect(await textOf(scripts)).not.toContain(TOASTS);
  await expect(toast(page)).toHaveCount(0);
});

test.describe('while the script is on a slow connection', () => {
  test.use({ allow: [/Failed to load resource|Error hydrating/] });

  test('nothing typed is lost, and neither are focus and caret', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await fill(page, 'Wheat, Kano');
    const message = form(page).getByLabel('Message');
    await message.press('Home');
    await message.pressSequentially('30 t ');
    held.resolve();
    await page.waitForLoadState();
    await expect(message).toBeFocused();
    await message.pressSequentially('of ');
    await expect(message).toHaveValue('30 t of Wheat, Kano');
    const calls = await answer(page, 201);
    await button(page).click();
    await expect(note(page)).toContainText(SUCCESS);
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ first_name: 'Amina', message: '30 t of Wheat, Kano' }),
    ]);
  });

  test('a form whose script never comes goes once, as a plain form, after as long as a visitor would wait', async ({
    page,
  }) => {
    await page.route('**/_astro/*.js', () => {});
    const types = formsSent(page);
    await page.clock.install();
    await begin(page, '/contact');
    await fill(page);
    await button(page).click();
    await expect(form(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(LIMIT);
    await expect(page).toHaveURL(SENT);
    expect(types).toEqual(AS_PLAIN_FORM);
  });

  test('a form sent in the moment in which its script comes goes exactly once', {
    tag: '@nightly',
  }, async ({ page }) => {
    const types = formsSent(page);
    for (const [place, delayMs] of [0, 20, 80].entries()) {
      await page.goto('/contact', { waitUntil: 'commit' });
      await form(page).waitFor();
      await page.evaluate((delayMs) => {
        const form = document.querySelector<HTMLFormElement>('form[action="/api/contact"]');
        const values = ['Amina', 'Bello', 'amina@example.ng', '0803 123 4567', `sent after ${delayMs}`];
        const controls = form?.querySelectorAll<HTMLInputElement>('[required]') ?? [];
        for (const [place, control] of controls.entries()) control.value = values[place] ?? '';
        controls[0]?.focus();
        setTimeout(() => form?.querySelector<HTMLButtonElement>('[type=submit]')?.click(), delayMs);
      }, delayMs);
      await expect(page.getByText(/^We have (your message|it)\./).first()).toBeVisible();
      expect(types).toHaveLength(place + 1);
    }
  });
});

test.describe('where a component throws', { tag: '@nightly' }, () => {
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
    await expect(page).toHaveURL(SENT);
  });
});
