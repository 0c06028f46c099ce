import AxeBuilder from '@axe-core/playwright';
import { PAGES } from './routes.ts';
import { expect, test, WIDTHS } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, allow: [/status of 404/] });

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const path of PAGES) {
  for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
    test(`${path} has no accessibility fault at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
      ).toEqual([]);
    });
  }
}

for (const path of PAGES) {
  test(`${path} fits a screen of 320 px, as at 400 % zoom`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
