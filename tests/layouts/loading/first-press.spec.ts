import type { Page } from '@playwright/test';
import { DEVICES } from '../../support/browser/presses.ts';
import { expect, test } from '../../support/browser/site.ts';
import { begin, put } from '../../support/browser/slow-connection.ts';

const GUIDE = '/resources/e-guides/clearing-a-container-at-apapa-or-onne';
const SUCCESS = 'We have your message.';
/** A connection as slow as the slowest, and a processor that is busy with other tests. */
const REPORTED = { timeout: 30_000 };

const contact = (page: Page) => page.locator('form[action="/api/contact"]');
const guide = (page: Page) => page.locator('form[action="/api/eguide-subscription"]');

for (const { name, use, slowdown, pressesFor } of DEVICES) {
  test.describe(`on ${name}, the first thing that is touched is the button of a form:`, () => {
    test.use(use);
    for (const { way, pace, press, connection } of pressesFor(2)) {
      test(`an empty e-guide form shows the specified texts, never a bubble: ${way}, ${pace}, ${connection.latency} ms`, async ({
        page,
      }) => {
        await put(page, connection, slowdown);
        await begin(page, GUIDE);
        await press(guide(page).locator('[type=submit]'));
        for (const [label, error] of [
          ['First name', 'First name is required'],
          ['Last name', 'Last name is required'],
          ['Company name', 'Company name is required'],
          ['Email', 'Field is required'],
        ] as const)
          await expect(guide(page).getByLabel(label)).toHaveAccessibleDescription(error, REPORTED);
        await expect(guide(page).getByLabel('First name')).toBeFocused();
      });
    }

    for (const { way, pace, press, connection } of pressesFor(0)) {
      test(`an empty contact form shows a text at each field: ${way}, ${pace}, ${connection.latency} ms`, async ({
        page,
      }) => {
        await put(page, connection, slowdown);
        await begin(page, '/contact');
        await press(contact(page).locator('[type=submit]'));
        for (const label of ['First name', 'Last name', 'Email', 'Phone number', 'Message']) {
          await expect(contact(page).getByLabel(label)).toHaveAttribute('aria-invalid', 'true', REPORTED);
          await expect(contact(page).getByLabel(label)).toHaveAccessibleDescription(/required|enter|digits/i);
        }
        await expect(contact(page).getByLabel('First name')).toBeFocused();
        await expect(page).toHaveURL(/\/contact$/);
      });
    }

    for (const { way, pace, press, connection } of pressesFor(1)) {
      test(`a form that Back has filled is sent once and reported: ${way}, ${pace}, ${connection.latency} ms`, async ({
        page,
      }) => {
        await page.goto('/contact');
        const filled = {
          'First name': 'Amina',
          'Last name': 'Bello',
          Email: 'amina@example.ng',
          'Phone number': '0803 123 4567',
          Message: '30 t of rice, Kano to Ikeja',
        };
        for (const [label, value] of Object.entries(filled))
          await contact(page).getByLabel(label).fill(value);
        await page.goto('/about');
        let posts = 0;
        await page.route('**/api/contact', (route) => {
          posts += 1;
          return route.fulfill({ status: 201, json: {} });
        });
        await put(page, connection, slowdown);
        await page.goBack();
        await expect(contact(page).getByLabel('Message')).toHaveValue(filled.Message);
        await press(contact(page).locator('[type=submit]'));
        await expect(contact(page).getByRole('status')).toContainText(SUCCESS, REPORTED);
        await expect(page.locator('[data-sonner-toast]')).toContainText(SUCCESS, REPORTED);
        expect(posts).toBe(1);
        const events = await page.evaluate(() => window.dataLayer?.map(({ event }) => event));
        expect(events).toEqual(['contact_form_submitted']);
      });
    }
  });
}
