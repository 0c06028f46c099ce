import type { Page } from '@playwright/test';
import { casesFor, TRIES_EVERY_CASE } from '../../../tools/run/steps/tiers.mjs';
import { expect, test, WIDTHS } from '../../support/browser/site.ts';
import { MOST_SHIFT, shiftsOf, watchShifts } from '../../sweep/shifts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const webFonts = (page: Page) =>
  page.evaluate(() =>
    ['800 1em "Bricolage Grotesque"', '1em "Instrument Sans"'].map((font) => document.fonts.check(font)),
  );

/** Whether the system has one of the faces that stand in for the web fonts (src/ui/styles/fonts.css). */
const hasStandIns = (page: Page) =>
  page.evaluate(() =>
    Promise.any(
      ['Roboto', 'Arial', 'Liberation Sans'].map((name) => new FontFace('probe', `local("${name}")`).load()),
    ).then(
      () => true,
      () => false,
    ),
  );

/** One of each kind that the embedded content has. */
const ARTICLES = [
  '/resources/e-guides/earning-with-your-truck',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/glossary/glossaryD/demurrage',
];

const PAGES = casesFor(['/', ...ARTICLES, '/contact', '/price?from=apapa&to=kano&weight=75&stops=1'], 2);
const widths = Object.values(WIDTHS);

for (const [place, path] of PAGES.entries()) {
  // In CI the home page on a phone, where most see it, and an article on a tablet.
  for (const width of TRIES_EVERY_CASE ? widths : widths.filter((_, nth) => nth === place % widths.length)) {
    /** Which of the two are there in the end: on phones an article is read in the phone's own face. */
    const all = [true, !ARTICLES.includes(path) || width !== WIDTHS.phone];
    test(`late fonts move nothing on ${path} at ${width} px`, async ({ page }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await held.promise;
        await route.continue();
      });
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      test.skip(!(await hasStandIns(page)), 'none of the stand-in faces is installed');
      await shiftsOf(page);
      expect(await webFonts(page)).toEqual([false, false]);
      held.resolve();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      expect(await webFonts(page)).toEqual(all);
      const { total, moved } = await shiftsOf(page);
      expect(total, moved).toBeLessThan(MOST_SHIFT);
    });
  }
}
