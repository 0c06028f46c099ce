import { clippedBySpacing } from './clipped-text.ts';
import { PAGES, windowsFor } from './routes.ts';
import { expect, test, WIDTHS } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, laidOutWhole: true, allow: [/status of 404/] });

/** A window of 1280 by 1024 px at 400 % zoom, in CSS pixels (WCAG 2.2, success criterion 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

for (const path of PAGES) {
  test(`${path} fits at 400 % zoom, and loses no text to wider spacing`, async ({ page }) => {
    await page.setViewportSize(ZOOMED);
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(ZOOMED.width);
    for (const width of windowsFor(path, [WIDTHS.phone, WIDTHS.desktop])) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await clippedBySpacing(page), `at ${width} px`).toEqual([]);
    }
  });
}
