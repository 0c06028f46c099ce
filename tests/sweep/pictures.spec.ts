import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import { TEMPLATES } from './routes.ts';
import { MOST_SHIFT, shiftsOf, watchShifts, withoutWebFonts } from './shifts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The room of every picture of a page, also of those that are not asked for yet: its address with its width and height. */
const sizesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map(
      (image) => `${image.getAttribute('src')} ${image.offsetWidth} x ${image.offsetHeight}`,
    ),
  );

/** Asks for every picture of a page and waits until all are there. */
const loadAll = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return (
          image.complete ||
          new Promise((come) => {
            image.onload = image.onerror = come;
          })
        );
      }),
    ),
  );

for (const width of Object.values(WIDTHS)) {
  test(`late pictures move nothing at ${width} px`, async ({ page }) => {
    test.slow();
    let held = Promise.withResolvers<void>();
    await page.route('**/*.{svg,webp,avif,png}', async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    await withoutWebFonts(page);
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of TEMPLATES) {
      held = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await shiftsOf(page);
      const sizes = await sizesOf(page);
      held.resolve();
      await page.waitForLoadState();
      const { total, moved } = await shiftsOf(page);
      expect.soft(total, `${path}: ${moved}`).toBeLessThan(MOST_SHIFT);
      await loadAll(page);
      expect.soft(await sizesOf(page), path).toEqual(sizes);
    }
  });
}
