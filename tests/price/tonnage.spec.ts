import type { Page } from '@playwright/test';
import { expect, test, WIDTHS, wake } from '../support/browser/site.ts';
import { shiftsOf, watchShifts, withoutWebFonts } from '../sweep/shifts.ts';

const API = '**/api/trips-total-tonnage';
const DEFAULT = '500,000';
/**
 * More digits than the default, so that the figure needs more room once the answer is there, and a fraction of a kilogram, as
 * scales write it, of which nobody is notified.
 */
const TONNES = 1234.0004;
const TARGET = '1,234,000';

/** Shows the figure at once. */
const TALL = { width: WIDTHS.desktop, height: 1400 };

const seen = (page: Page) => page.locator('[data-tonnage] > [aria-hidden]');
const heard = (page: Page) => page.locator('[data-tonnage] > :not([aria-hidden])');

/** Notes every figure that is shown, in order. */
async function watchFigures(page: Page) {
  await page.addInitScript(() => {
    const figures: string[] = [];
    Object.assign(window, { figures });
    new MutationObserver(() => {
      const figure = document.querySelector('[data-tonnage] > [aria-hidden]')?.textContent;
      if (figure && figure !== figures.at(-1)) figures.push(figure);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { figures: string[] }).figures);
}

const answered = (page: Page) => page.route(API, (route) => route.fulfill({ json: { data: TONNES } }));

/** The count takes 500 steps of a millisecond (specification, section 9); by the clock, so that a slow machine cannot skip it. */
test('the tonnage is the default, then counts up from zero to the recorded figure', async ({ page }) => {
  await page.setViewportSize(TALL);
  const figures = await watchFigures(page);
  await answered(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await wake(page);
  await expect(heard(page)).toHaveText(TARGET);
  await expect(seen(page)).toHaveText(DEFAULT);
  await page.clock.runFor(250);
  const underway = Number((await seen(page).textContent())?.replaceAll(',', ''));
  expect(underway).toBeGreaterThan(0);
  expect(underway).toBeLessThan(TONNES * 1000);
  await page.clock.runFor(500);
  await expect(seen(page)).toHaveText(TARGET);
  const [first, ...count] = await figures();
  expect(first).toBe(DEFAULT);
  expect(count[0]).toBe('0');
  const numbers = count.map((figure) => Number(figure.replaceAll(',', '')));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('the count waits until it is seen whole, and is seen once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const figures = await watchFigures(page);
  await answered(page);
  const asked = page.waitForRequest(API);
  await page.goto('/');
  await asked;
  await expect(heard(page)).toHaveText(TARGET);
  expect(await figures()).toEqual([DEFAULT]);
  await page.mouse.wheel(0, 600);
  await expect(seen(page)).toHaveText(TARGET);
  const counted = await figures();
  expect(counted.length).toBeGreaterThan(2);
  await page.mouse.wheel(0, -600);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  expect(await figures()).toEqual(counted);
});

test('a site without a recorded trip counts from zero to the default', async ({ page }) => {
  await page.setViewportSize(TALL);
  const figures = await watchFigures(page);
  await page.goto('/');
  await expect.poll(figures).toContain('0');
  await expect(seen(page)).toHaveText(DEFAULT);
  await expect(heard(page)).toHaveText(DEFAULT);
  expect((await figures()).length).toBeGreaterThan(3);
});

test('with reduced motion the final figure is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const figures = await watchFigures(page);
  await answered(page);
  await page.goto('/');
  await expect(seen(page)).toHaveText(TARGET);
  expect(await figures()).toEqual([DEFAULT, TARGET]);
});

for (const width of Object.values(WIDTHS)) {
  const tag = width === WIDTHS.phone ? [] : '@nightly';
  test(`the count moves nothing, at ${width} px`, { tag }, async ({ page }) => {
    await withoutWebFonts(page);
    await watchShifts(page);
    await page.setViewportSize({ width, height: TALL.height });
    await answered(page);
    await page.goto('/');
    await expect(seen(page)).toHaveText(TARGET);
    const { total, moved } = await shiftsOf(page);
    expect(total, moved).toBe(0);
    const [figure, unit] = await Promise.all(
      ['[data-tonnage]>:not([aria-hidden])', '[data-tonnage]+span'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    );
    expect(unit?.x).toBeCloseTo((figure?.x ?? 0) + (figure?.width ?? 0), 0);
  });
}

test.describe('when the figure cannot be had', () => {
  test.use({ allow: [/^console: Failed to load resource/] });

  const ANSWERS = {
    'an answer without a number': { json: {} },
    'a failing server': { status: 503, json: {} },
    'no connection': undefined,
  };

  test('the default stays, and only the log reports it', async ({ page }) => {
    const figures = await watchFigures(page);
    for (const [what, answer] of Object.entries(ANSWERS)) {
      await page.unrouteAll();
      await page.route(API, (route) => (answer ? route.fulfill(answer) : route.abort()));
      const logged = page.waitForEvent('console', (message) => message.type() === 'info');
      await page.goto('/');
      await logged;
      await expect(seen(page), what).toHaveText(DEFAULT);
      await expect(heard(page), what).toHaveText(DEFAULT);
      expect(await figures(), what).toEqual([DEFAULT]);
    }
  });
});
