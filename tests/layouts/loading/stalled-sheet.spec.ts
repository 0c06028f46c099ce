import { casesFor } from '../../../tools/run/steps/tiers.mjs';
import { expect, test, WIDTHS } from '../../support/browser/site.ts';
import { begin } from '../../support/browser/slow-connection.ts';

/** A sheet is waited for this long, in ms (src/layouts/browser/first-touch/stalled-sheets.ts), and the machine may be busy. */
const GONE_ON_MS = 8000;

for (const width of casesFor([WIDTHS.phone, WIDTHS.desktop])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('a sheet that stalls does not hold the page, and applies when it comes', async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/_astro/*.css', async (route) => {
        await held.promise;
        await route.continue();
      });
      await begin(page, '/products/haulage');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeAttached({ timeout: GONE_ON_MS });
      await page.getByRole('link', { name: 'Get a truck price' }).click();
      await expect(page.locator('#contact_sales')).toBeInViewport();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      const painted = () => performance.getEntriesByName('first-contentful-paint').length;
      expect(await page.evaluate(painted)).toBe(1);
      const colour = () => footer.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await colour();
      held.resolve();
      await expect.poll(colour).not.toBe(before);
    });
  });
}

test('without any sheet no drawing of a sign is larger than its line of text', async ({ page }) => {
  await page.route('**/_astro/*.css', (route) => route.abort());
  await page.setViewportSize({ width: WIDTHS.phone, height: 740 });
  const paths = ['/solutions/delivery', '/contact', '/', '/resources/faq', '/resources/videos'];
  for (const path of casesFor(paths, 2)) {
    await page.goto(path);
    const largest = await page.evaluate(() => {
      for (const style of document.querySelectorAll('style')) style.remove();
      const signs = [...document.querySelectorAll('svg[viewBox="0 0 20 20"], summary svg, a svg')];
      return Math.max(...signs.map((sign) => sign.getBoundingClientRect().width));
    });
    expect(largest, path).toBeLessThanOrEqual(64);
  }
});
test.use({ allow: [/Failed to load resource/] });
