import { faultsOf } from './axe.ts';
import { PAGES, TEMPLATES } from './routes.ts';
import { expect, test, WIDTHS } from './site.ts';

const REDUCED_MOTION = { reducedMotion: 'reduce' } as const;

test.use({ contextOptions: REDUCED_MOTION, laidOutWhole: true, allow: [/status of 404/] });

for (const path of PAGES) {
  test(`${path} has no accessibility fault at three widths, with and without motion`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await faultsOf(page), `at ${width} px`).toEqual([]);
    }
    // The contrast of what moves changes meanwhile.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect.soft(await faultsOf(page, ['color-contrast']), 'with motion').toEqual([]);
  });
}

test.describe("in the visitor's own colours", () => {
  const turns = Object.values(WIDTHS);

  // Three widths take turns: what they change, the test above looks at on every page.
  for (const [place, path] of TEMPLATES.entries()) {
    test(`${path} has no accessibility fault`, async ({ page }) => {
      await page.emulateMedia({ ...REDUCED_MOTION, forcedColors: 'active' });
      await page.setViewportSize({ width: turns[place % turns.length] ?? WIDTHS.phone, height: 900 });
      await page.goto(path);
      // Axe compares our colours with each other, which nobody sees then.
      expect(await faultsOf(page, ['color-contrast'])).toEqual([]);
    });
  }

  test('buttons have an edge, and what is chosen is outlined', async ({ page }) => {
    await page.emulateMedia({ ...REDUCED_MOTION, forcedColors: 'active' });
    await page.goto('/resources/blog');
    const edge = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderStyle);
    for (const name of ['Subscribe', 'Send Message']) expect(await edge(name)).toBe('solid');
    const topics = page.getByRole('navigation', { name: 'Filter' });
    const outlines = await topics
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).outlineStyle));
    expect(outlines.filter((style) => style === 'solid')).toHaveLength(1);
    expect(outlines[0]).toBe('solid');
    await page.getByRole('radio', { name: /^Show review 2/ }).check();
    const choice = page.locator('label', { has: page.getByRole('radio', { name: /^Show review 2/ }) });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(choice).toHaveCSS('outline-style', 'solid');
  });

  test('the focus is outlined wherever it is', async ({ page }) => {
    await page.emulateMedia({ ...REDUCED_MOTION, forcedColors: 'active' });
    await page.goto('/contact');
    for (const name of ['First name', 'Message']) {
      const field = page.getByRole('textbox', { name });
      await field.focus();
      await expect(page.locator('div', { has: field }).last()).toHaveCSS('outline-style', 'solid');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Send Message' })).toHaveCSS('outline-style', 'solid');
  });
});
