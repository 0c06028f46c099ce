import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/site.ts';

const API = '**/api/eguide-subscription';

test.use({ allow: [/^console: /] });

const GUIDE = '/resources/e-guides/earning-with-your-truck';
const form = (page: Page) => page.locator('form[action="/api/eguide-subscription"]');
const TYPED = [
  ['First name', 'Amina'],
  ['Last name', 'Bello'],
  ['Company name', 'Savanna Mills'],
  ['Email', 'amina@example.ng'],
] as const;

async function send(page: Page) {
  for (const [label, value] of TYPED) await form(page).getByLabel(label).fill(value);
  await form(page).getByRole('button', { name: 'Send My Copy' }).click();
}

test.beforeEach(async ({ page }) => {
  await page.route(API, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(GUIDE);
  await expect(form(page)).toHaveAttribute('novalidate', '');
});

/** Lets the server accept guides from now on, and tells the page that it can be reached again. */
async function accept(page: Page) {
  await page.unroute(API);
  await page.route(API, (route) => route.fulfill({ status: 201, json: { data: { id: '1' } } }));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(form(page).getByRole('status')).toContainText('has reached us');
}

test('a guide that cannot be sent is logged, and a retry that succeeds takes the place of the failure and empties the form', async ({
  page,
}) => {
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && /guide was not sent.*503/i.test(message.text()),
  );
  await send(page);
  await logged;
  const toasts = page.locator('[data-sonner-toast]');
  await expect(toasts).toHaveText(['Failed to send guide. Please try again later.']);
  await accept(page);
  await expect(toasts).toHaveText([/has reached us/]);
  for (const [label] of TYPED) await expect(form(page).getByLabel(label)).toHaveValue('');
});

test('a retry that succeeds leaves alone what was changed meanwhile', { tag: '@nightly' }, async ({
  page,
}) => {
  await send(page);
  await expect(form(page).getByRole('status')).toContainText('kept in this browser');
  await form(page).getByLabel('Company name').fill('Savanna Oils');
  await accept(page);
  await expect(form(page).getByLabel('Company name')).toHaveValue('Savanna Oils');
});
