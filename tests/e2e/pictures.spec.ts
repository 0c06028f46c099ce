import { TEMPLATES } from './routes.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from './shifts.ts';
import { expect, test, WIDTHS } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of Object.values(WIDTHS)) {
  test(`late pictures move nothing at ${width} px`, async ({ page }) => {
    test.slow();
    let held = Promise.withResolvers<void>();
    await page.route('**/*.{svg,webp,avif,png}', async (route) => {
      await held.promise;
      await route.continue().catch(() => {});
    });
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    for (const path of TEMPLATES) {
      held = Promise.withResolvers<void>();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await shiftsOf(page);
      held.resolve();
      await page.waitForLoadState();
      const { total, moved } = await shiftsOf(page);
      expect.soft(total, `${path}: ${moved}`).toBeLessThan(MOST_SHIFT);
    }
  });
}
