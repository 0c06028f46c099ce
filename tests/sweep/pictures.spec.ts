import type { Page } from '@playwright/test';
import { NO_PICTURE } from '#src/ui/parts/photo/late-picture.ts';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { expect, test, WIDTHS } from '../support/browser/site.ts';
import { MOST_DIFFERENT, pagesFor, TEMPLATES } from './routes.ts';
import { MOST_SHIFT, shiftsOf, watchShifts, withoutWebFonts } from './shifts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The room of every picture of a page, also of those that are not asked for yet: its address, width and height. */
const sizesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map((image) => ({
      address: image.getAttribute('src'),
      width: image.offsetWidth,
      height: image.offsetHeight,
    })),
  );

/** `height` is an attribute of whole pixels: drawings with half a pixel more or less are rounded. */
const ROUNDED_PX = 1;

/** Asks for every picture of a page, in place of those that stand in, and waits until all are there. */
const loadAll = (page: Page) =>
  page.evaluate((standIn) => {
    for (const source of document.querySelectorAll('source'))
      if (source.srcset === standIn) source.media = 'not all';
    return Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return (
          image.complete ||
          new Promise((come) => {
            image.onload = image.onerror = come;
          })
        );
      }),
    );
  }, NO_PICTURE);

const widths = Object.values(WIDTHS);

/** The pictures in the window that are not shown, or not yet. */
const waiting = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect();
        return image.offsetWidth > 0 && bottom > 0 && top < innerHeight;
      })
      .filter(({ currentSrc, complete }) => !complete || !/^https?:/.test(currentSrc))
      .map((image) => image.getAttribute('src')),
  );

for (const width of widths) {
  test(`late pictures move nothing, and every one in sight is shown, at ${width} px`, async ({ page }) => {
    test.slow();
    let held = Promise.withResolvers<void>();
    await page.route('**/*.{svg,webp,avif,png}', async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    await withoutWebFonts(page);
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of pagesFor(TRIES_EVERY_CASE ? TEMPLATES : MOST_DIFFERENT, width, widths)) {
      held = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await shiftsOf(page);
      const sizes = await sizesOf(page);
      held.resolve();
      await page.waitForLoadState();
      const { total, moved } = await shiftsOf(page);
      expect.soft(total, `${path}: ${moved}`).toBeLessThan(MOST_SHIFT);
      for (let turn = 0; turn < 3; turn++) {
        await expect.poll(() => waiting(page), path).toEqual([]);
        await page.evaluate(() => scrollBy({ top: 2 * innerHeight, behavior: 'instant' }));
      }
      await loadAll(page);
      const loaded = await sizesOf(page);
      const moves = loaded.filter(({ address, width, height }, n) => {
        const room = sizes[n];
        return (
          room?.address !== address || room.width !== width || Math.abs(room.height - height) > ROUNDED_PX
        );
      });
      expect.soft(moves, path).toEqual([]);
      expect.soft(loaded.length, path).toBe(sizes.length);
    }
  });
}
