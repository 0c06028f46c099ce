import type { Locator, Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, missOf, test } from '../support/browser/site.ts';
import {
  begin,
  PHONE,
  PHONE_SLOWDOWN,
  put,
  settled,
  WEAK,
  WIRE,
} from '../support/browser/slow-connection.ts';

/** How far a page may stop from where a link leads, in px. */
const EXACT = 8;

/** Pages whose first action leads to a far part of them; other pages of their kind have the same. */
const ACTIONS = casesFor(
  [
    ['/products/haulage', 'Get a truck price'],
    ['/solutions/insurance', undefined],
    ['/resources/case-studies', 'Become a customer'],
    ['/', 'Start Shipping'],
    ['/products/haulage', 'Which truck fits my load?'],
    ['/solutions/delivery', undefined],
    ['/solutions/reverse-logistics', undefined],
    ['/resources/glossary', 'S'],
  ] as const,
  3,
);

const actionOf = (page: Page, name: string | undefined): Locator => {
  const main = page.getByRole('main');
  if (name === undefined) return main.locator('a.button[href^="#"]').first();
  return main.getByRole('link', { name, exact: name.length === 1 }).first();
};

test.use(PHONE);

for (const [path, name] of ACTIONS)
  test(`${path}: ${name ?? 'the first action'} lands exactly while the page arrives`, async ({ page }) => {
    await put(page, WEAK, PHONE_SLOWDOWN);
    await begin(page, path);
    await actionOf(page, name).tap();
    await expect(page).toHaveURL(/#/);
    await settled(page);
    expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
  });

test.describe('by keys', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1440, height: 600 } });

  test('a link that had to be scrolled to leads on at once', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: /^Support day and night/ });
    await expect(link).not.toBeInViewport();
    await link.focus();
    await page.waitForFunction(() => scrollY > 0);
    await page.keyboard.press('Enter');
    await expect(page.locator('#contact_sales')).toBeInViewport();
    await settled(page);
    expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
  });
});

/** So little that most of the page is still to come when its first action can be pressed. */
const TRICKLE = { latency: 600, kbits: 16 };

test('a link whose target has not come yet leads there when it has', async ({ page }) => {
  const moveTo = await put(page, TRICKLE, PHONE_SLOWDOWN);
  await begin(page, '/products/haulage');
  await actionOf(page, 'Get a truck price').tap();
  await expect(page).toHaveURL(/#contact_sales$/);
  expect(await page.locator('#contact_sales').count()).toBe(0);
  await moveTo(WIRE);
  await settled(page);
  await expect(page.locator('#contact_sales')).toBeInViewport();
  expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
});

test('anyone who scrolls meanwhile is left where he is', async ({ page }) => {
  const moveTo = await put(page, TRICKLE, PHONE_SLOWDOWN);
  await begin(page, '/products/haulage');
  await actionOf(page, 'Get a truck price').tap();
  await page.waitForFunction(
    (enough) => document.documentElement.scrollHeight > enough,
    2 * PHONE.viewport.height,
  );
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await page.mouse.wheel(0, PHONE.viewport.height / 2);
  await expect(page).toHaveURL(/haulage$/);
  await moveTo(WIRE);
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(PHONE.viewport.height);
});

test('late pictures move no target', async ({ page }) => {
  await page.route('**/art/*.svg', async (route) => {
    await page.waitForLoadState('domcontentloaded');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await begin(page, '/products/haulage');
  await actionOf(page, 'Get a truck price').tap();
  await settled(page);
  expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
});

test('a page that is loaded again, or come back to, stands where it stood', async ({ page }) => {
  await put(page, WEAK, PHONE_SLOWDOWN);
  await begin(page, '/products/haulage');
  await actionOf(page, 'Get a truck price').tap();
  await settled(page);
  await page.reload();
  await settled(page);
  expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
  await page.goto('/about');
  await page.goBack();
  await settled(page);
  expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
});
