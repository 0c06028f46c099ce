import type { Page } from '@playwright/test';
import { casesFor } from '../../../tools/run/steps/tiers.mjs';
import { expect, test, WIDTHS } from '../../support/browser/site.ts';
import { begin, holdScripts, PHONE, settled } from '../../support/browser/slow-connection.ts';

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
  for (const entry of casesFor(['Contact Us', 'Speak to an Expert']))
    test(`'${entry}' closes it and shows the form`, async ({ page }) => {
      const letGo = await holdScripts(page);
      await begin(page, '/products/haulage');
      await page.locator('[data-menu-toggle] > summary').tap();
      await page.getByRole('banner').getByRole('link', { name: entry }).tap();
      await expect(page.locator('#header-menu')).toBeHidden();
      letGo();
      await settled(page);
      await expect(page.locator('#contact_sales')).toBeInViewport();
      expect(await events(page)).toEqual(['contact_sales_button_click']);
    });
});

test('a menu of a wide screen, opened before its script is there, closes by Escape and by a click beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 });
  await holdScripts(page);
  await begin(page, '/contact');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 600)]) {
    await menu.locator('summary').filter({ hasText: 'Company' }).click();
    await expect(menu.getByRole('link', { name: /Careers/ })).toBeVisible();
    await close();
    await expect(menu.getByRole('link', { name: /Careers/ })).toBeHidden();
  }
});

test('Start Shipping leads to the form, and is counted once, before any script file has come', async ({
  page,
}) => {
  await holdScripts(page);
  await begin(page, '/');
  await page.getByRole('link', { name: 'Start Shipping' }).click();
  await expect(page.locator('#contact_sales')).toBeInViewport();
  expect(await page.evaluate(() => window.dataLayer)).toEqual([
    { event: 'click_cta', label: 'Start Shipping', destination: '#contact_sales' },
  ]);
});
