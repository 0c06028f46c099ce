import type { Locator, Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, enquiryForm as form, test, WIDTHS } from '../support/browser/site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST_STOPS = 150;
const isFocused = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until the target has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${target}`);
}

test('the first stop leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

for (const width of casesFor([WIDTHS.desktop, WIDTHS.phone])) {
  test(`at ${width} px a menu opens, and a link in it is followed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    const menus = page.getByRole('navigation', { name: 'Main' });
    if (width === WIDTHS.phone) {
      await tabTo(page, page.locator('[data-menu-toggle] > summary'));
      await page.keyboard.press('Space');
    }
    await tabTo(page, menus.locator('summary').filter({ hasText: 'Solutions' }));
    await page.keyboard.press('Enter');
    await tabTo(page, menus.getByRole('link', { name: /^Insurance/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/solutions/insurance');
  });
}

test('the errors of an enquiry are met in order, then it is sent', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { data: { id: '1' } } }));
  await page.goto('/contact');
  const field = (label: string) => form(page).getByLabel(label);
  const status = form(page).getByRole('status');
  await tabTo(page, field('First name'));
  await expect(status).toHaveText('');
  for (const text of ['Amina', 'Bello', 'amina', '08031234567', '30 t of rice, Kano to Ikeja']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(field('Email')).toBeFocused();
  await expect(field('Email')).toHaveAccessibleDescription(/.{10}/);
  await page.keyboard.press('End');
  await page.keyboard.type('@example.ng');
  await tabTo(page, form(page).getByRole('button', { name: 'Send Message' }));
  await page.keyboard.press('Space');
  await expect(status).toContainText('We have your message.');
});
