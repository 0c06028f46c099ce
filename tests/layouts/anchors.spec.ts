import type { Locator, Page } from '@playwright/test';
import { DEVICES } from '../support/browser/presses.ts';
import { expect, test } from '../support/browser/site.ts';
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

/** Pages whose first action leads to a far part of them. */
const ACTIONS = [
  ['/', 'Start Shipping'],
  ['/products/haulage', 'Get a truck price'],
  ['/products/haulage', 'Which truck fits my load?'],
  ['/solutions/insurance', undefined],
  ['/solutions/delivery', undefined],
  ['/solutions/reverse-logistics', undefined],
  ['/resources/case-studies', 'Become a customer'],
  ['/resources/glossary', 'S'],
] as const;

const actionOf = (page: Page, name: string | undefined): Locator => {
  const main = page.getByRole('main');
  if (name === undefined) return main.locator('a.button[href^="#"]').first();
  return main.getByRole('link', { name, exact: name.length === 1 }).first();
};

/** How far the page is from where the browser itself goes for its address, in px. */
const missOf = (page: Page) =>
  page.evaluate(() => {
    const before = scrollY;
    document.querySelector(location.hash)?.scrollIntoView({ behavior: 'instant' });
    return Math.abs(scrollY - before);
  });

for (const { name, use, slowdown, pressesFor } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use(use);
    for (const { way, pace, press, connection } of pressesFor(1)) {
      test(`a far target is reached exactly: ${way}, ${pace}, ${connection.latency} ms`, async ({ page }) => {
        await put(page, connection, slowdown);
        await begin(page, '/products/haulage');
        await press(actionOf(page, 'Get a truck price'));
        await expect(page).toHaveURL(/#contact_sales$/);
        await settled(page);
        await expect(page.locator('#contact_sales')).toBeInViewport();
        expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
      });
    }
  });
}

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
