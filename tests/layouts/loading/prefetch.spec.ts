import type { Page } from '@playwright/test';
import { expect, test, WIDTHS, wake } from '../../support/browser/site.ts';

test.use({ viewport: { width: WIDTHS.desktop, height: 900 } });

/** Asked for with nobody there yet who goes to it. */
const aheadOf = (page: Page) => page.locator('link[rel=prefetch]');
const link = (page: Page) => page.getByRole('main').locator('a[href^="/products/"]').first();

test('the page of a link that a pointer rests on is fetched ahead, once', async ({ page }) => {
  await page.goto('/products/warehousing');
  await wake(page);
  const address = (await link(page).getAttribute('href')) ?? '';
  const fetched = page.waitForRequest(new RegExp(`${address}$`));
  await link(page).hover();
  await fetched;
  await page.mouse.move(1, 1);
  await link(page).focus();
  await expect(aheadOf(page)).toHaveCount(1);
});

test('nothing is fetched ahead for those who save data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await page.goto('/products/warehousing');
  await wake(page);
  await link(page).hover();
  await page.clock.runFor(1000);
  await expect(aheadOf(page)).toHaveCount(0);
});
