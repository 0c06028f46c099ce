import type { Locator, Page } from '@playwright/test';
import { expect, test, WIDTHS } from '../support/browser/site.ts';

const HAULAGE = '/products/haulage';
const DESKTOP = { width: WIDTHS.desktop, height: 900 };

const lorry = (page: Page) => page.locator('.route-lorry');
const road = (page: Page) => page.locator('.route-frame').filter({ has: lorry(page) });

/** Where the lorry is on its road, as shares of the road's box, and which way it looks. */
const placeOnRoad = (page: Page) =>
  lorry(page).evaluate((image) => {
    const frame = image.closest('.route-frame')?.getBoundingClientRect() ?? new DOMRect();
    const box = image.getBoundingClientRect();
    const { a } = new DOMMatrix(getComputedStyle(image).transform);
    return {
      across: (box.left + box.width / 2 - frame.left) / frame.width,
      down: (box.bottom - frame.top) / frame.height,
      looks: a > 0 ? 'right' : 'left',
    };
  });

/** Scrolls so that a thing's middle is at a share of the window's height, and waits for the frame after. */
const bring = (thing: Locator, share: number) =>
  thing.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight * share, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, share);

/** How far a thing is moved or turned by what moves it. */
const transformOf = (thing: Locator) => thing.evaluate((element) => getComputedStyle(element).transform);

test.describe('where things may move', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'no-preference' } });

  test('the lorry drives with the scroll, gauges fill once they are seen, and the gate is up while a question is open', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.goto(HAULAGE);
    const gauge = page.locator('.gauge').first();
    const load = gauge.locator('.gauge-load');
    await expect(gauge).toHaveAttribute('data-below', '');
    expect(await transformOf(load)).not.toBe('none');

    // It drives the eight stops from left to right in both rows.
    await bring(road(page), 0.9);
    const first = await placeOnRoad(page);
    expect(first).toMatchObject({ looks: 'right' });
    expect(first.across).toBeLessThan(0.25);
    await bring(road(page), 0.1);
    const last = await placeOnRoad(page);
    expect(last).toMatchObject({ looks: 'right' });
    expect(last.across).toBeGreaterThan(0.75);
    expect(last.down - first.down).toBeCloseTo(0.5, 1);
    // And back, as the page is scrolled back.
    await bring(road(page), 0.58);
    const underway = await placeOnRoad(page);
    expect(underway.down).toBeCloseTo(first.down, 1);
    expect(underway.across).toBeGreaterThan(first.across + 0.2);

    await bring(gauge, 0.9);
    await expect.poll(() => transformOf(load)).toBe('none');
    await bring(gauge, 1.2);
    await expect(gauge).not.toHaveAttribute('data-below');

    const arm = page.locator('.faq-arm');
    await bring(page.locator('.faq-gate'), 0.62);
    await expect.poll(() => transformOf(arm)).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
    const question = page.locator('details[name=faq]').first();
    await question.locator('summary').click();
    await expect(question).not.toHaveAttribute('open');
    await expect.poll(() => transformOf(arm)).toMatch(/^matrix\(0\.9135/);
    await question.locator('summary').click();
    await expect.poll(() => transformOf(arm)).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  });

  test('a lorry on a card rolls forward under the pointer and the focus', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/');
    const image = page.locator('.rolls');
    const card = page.getByRole('listitem').filter({ has: image }).last();
    await bring(card, 0.5);
    const rest = await transformOf(image);
    expect(rest).not.toBe('none');
    await card.hover();
    await expect.poll(() => transformOf(image)).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
    await page.mouse.move(0, 0);
    await expect.poll(() => transformOf(image)).toBe(rest);
    await card.getByRole('link').focus();
    await expect.poll(() => transformOf(image)).toMatch(/^(none|matrix\(1, 0, 0, 1, 0, 0\))$/);
  });

  test('nothing follows the scroll for who saves data', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(HAULAGE);
    await expectStill(page);
  });
});

/** The lorry is between two stops of the way back, and nothing follows the scroll. */
async function expectStill(page: Page) {
  await bring(road(page), 0.9);
  const before = await placeOnRoad(page);
  await bring(road(page), 0.2);
  expect(await placeOnRoad(page)).toEqual(before);
  expect(before).toMatchObject({ looks: 'right' });
  expect(before.across).toBeLessThan(0.25);
  const following = () =>
    document.getAnimations().filter(({ timeline }) => !(timeline instanceof DocumentTimeline)).length;
  expect(await page.evaluate(following)).toBe(0);
}

test('nothing follows the scroll under reduced motion', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(HAULAGE);
  await expectStill(page);
});
