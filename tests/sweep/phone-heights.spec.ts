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

for (const [path, limit] of Object.entries(LIMITS)) {
  test(`${path} is no longer on a phone than ${limit} px`, async ({ page }) => {
    await page.goto(path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(limit);
  });
}

test(`the footer is no longer on a phone than ${FOOTER} px, its lists folded`, async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Haulage', exact: true })).toBeHidden();
  await expect.poll(async () => (await footer.boundingBox())?.height).toBeLessThanOrEqual(FOOTER);
  await footer.locator('summary', { hasText: 'Products' }).press('Enter');
  await expect(footer.getByRole('link', { name: 'Haulage', exact: true })).toBeVisible();
});

test('on wide screens nothing of the footer is folded, and no list is a stop of the keyboard', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('summary').first()).toHaveAttribute('tabindex', '0');
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

  test(`/products/haulage is no longer than ${HAULAGE_ON_A_DESK} px`, async ({ page }) => {
    await page.goto('/products/haulage');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(HAULAGE_ON_A_DESK);
  });

  for (const path of ['/price', '/lanes', '/careers'])
    test(`${path} is at least half its own`, async ({ page }) => {
      await page.goto(path);
      const parts = page.locator(SHARED);
      expect(await parts.count()).toBeGreaterThan(2);
      await expect
        .poll(() =>
          parts.evaluateAll(
            (all) =>
              all.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0) /
              document.documentElement.scrollHeight,
          ),
        )
        .toBeLessThanOrEqual(MOST_SHARED);
    });
});
