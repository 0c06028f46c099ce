import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../../support/browser/site.ts';
import { begin, PHONE, PHONE_SLOWDOWN, put, settled, WEAK } from '../../support/browser/slow-connection.ts';

const events = (page: Page) => page.evaluate(() => window.dataLayer?.map(({ event }) => event));

for (const [sign, act] of [
  ['the page rests', (_page: Page, load: () => void) => load()],
  ['somebody acts on it', (page: Page) => page.keyboard.press('Tab')],
] as const)
  test(`other scripts wait until ${sign}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    // A picture that does not come keeps the page from being loaded.
    const picture = Promise.withResolvers<void>();
    await page.route('/held.png', async (route) => {
      await picture.promise;
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      });
    });
    await page.route('/contact', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</main>', '<img src="/held.png" alt=""></main>') });
    });
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
    await act(page, picture.resolve);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    picture.resolve();
  });

test.describe('the phone’s menu, used before its script is there', () => {
  test.use(PHONE);
  for (const entry of ['Contact Us', 'Speak to an Expert'])
    test(`'${entry}' closes it and shows the form`, async ({ page }) => {
      await put(page, WEAK, PHONE_SLOWDOWN);
      await begin(page, '/products/haulage');
      await page.locator('[data-menu-toggle] > summary').tap();
      await page.getByRole('banner').getByRole('link', { name: entry }).tap();
      await expect(page.locator('#header-menu')).toBeHidden();
      await settled(page);
      await expect(page.locator('#contact_sales')).toBeInViewport();
      expect(await events(page)).toEqual(['contact_sales_button_click']);
    });
});

test.describe('a menu of a wide screen, opened before its script is there', () => {
  test.use({ viewport: { width: WIDTHS.desktop, height: 900 } });
  for (const way of ['a click beside it', 'Escape'])
    test(`closes by ${way}`, async ({ page }) => {
      await put(page, WEAK);
      await begin(page, '/contact');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.locator('summary').filter({ hasText: 'Company' }).click();
      await expect(menu.getByRole('link', { name: /Careers/ })).toBeVisible();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.mouse.click(5, 600);
      await expect(menu.getByRole('link', { name: /Careers/ })).toBeHidden();
    });
});

test('a call to action is counted before any script file has come', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await begin(page, '/');
  await page.getByRole('link', { name: 'Start Shipping' }).click();
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'click_cta', label: 'Start Shipping', destination: '#contact_sales' },
  ]);
});

test('every call to action has an event', async ({ page }) => {
  for (const path of ['/', '/resources/e-guides', '/resources/videos', '/marketing', '/solutions/delivery']) {
    await page.goto(path);
    const silent = page.locator('a.button:not([data-event]), a[href="#contact_sales"]:not([data-event])');
    await expect(silent, path).toHaveCount(0);
  }
});
