import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, missOf, test } from '../support/browser/site.ts';
import { begin, PHONE, PHONE_SLOWDOWN, put, settled, WEAK } from '../support/browser/slow-connection.ts';

/** How far a page may stop from where a link leads, in px. */
const EXACT = 8;
const HAULAGE = '/products/haulage';

/** Pages whose first action leads to a far part of them; other pages of their kind have the same. */
const ACTIONS = casesFor([
  [HAULAGE, 'Get a truck price'],
  ['/solutions/insurance', undefined],
  ['/resources/case-studies', 'Become a customer'],
  ['/', 'Start Shipping'],
  [HAULAGE, 'Which truck fits my load?'],
  ['/solutions/delivery', undefined],
  ['/solutions/reverse-logistics', undefined],
  ['/resources/glossary', 'S'],
] as const);

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

test.describe('by keys', { tag: '@nightly' }, () => {
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

test.describe('while the end of a page has not come', () => {
  const END = 'id="contact_sales"';
  let site: string | undefined;
  let address: string;
  let held: PromiseWithResolvers<void>;

  /** Hands on what the site answers, the end of a page when it is let go. */
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${site}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const place = request.url === HAULAGE ? body.indexOf(END) : -1;
    if (place > 0) {
      response.write(body.subarray(0, place));
      await held.promise;
    }
    response.end(body.subarray(Math.max(place, 0)));
  });

  test.beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${HAULAGE}`;
  });
  test.afterAll(() => void server.close());

  test.beforeEach(async ({ page, baseURL }) => {
    site = baseURL;
    held = Promise.withResolvers();
    await begin(page, address);
    await actionOf(page, 'Get a truck price').tap();
    await expect(page).toHaveURL(/#contact_sales$/);
    expect(await page.locator('#contact_sales').count()).toBe(0);
  });

  test('a link whose target has not come yet leads there when it has', async ({ page }) => {
    held.resolve();
    await settled(page);
    await expect(page.locator('#contact_sales')).toBeInViewport();
    expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
  });

  test('anyone who scrolls meanwhile is left where he is', async ({ page }) => {
    await page.mouse.wheel(0, PHONE.viewport.height / 2);
    await expect(page).toHaveURL(/haulage$/);
    held.resolve();
    await settled(page);
    await expect(page.locator('#contact_sales')).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBeLessThan(PHONE.viewport.height);
  });
});

test('late pictures move no target, and a page that is loaded again or come back to stands where it stood', {
  tag: '@nightly',
}, async ({ page }) => {
  const isExact = async () => {
    await settled(page);
    expect(await missOf(page)).toBeLessThanOrEqual(EXACT);
  };
  await page.route('**/art/*.svg', async (route) => {
    await page.waitForLoadState('domcontentloaded');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await begin(page, HAULAGE);
  await actionOf(page, 'Get a truck price').tap();
  await isExact();
  await page.reload();
  await isExact();
  await page.goto('/about');
  await page.goBack();
  await isExact();
});
