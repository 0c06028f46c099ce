import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TEMPLATES } from './routes.ts';
import { expect, test, WIDTHS } from './site.ts';

const PHONE = { width: WIDTHS.phone, height: 740 };
/** Some way down the home page, among parts that come later. */
const DOWN = 3000;
/** Of 255: what half a pixel does to text. A drawing that is cut off makes more than 100. */
const MOST_DIFFERENCE = 48;

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' }, allow: [/status of 404/] });

/** How many parts are still left out where they are out of view. */
const waiting = (page: Page) =>
  page.evaluate(async () => {
    // What a step shows is laid out in the next frame.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll('main *, footer *, footer')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    ).length;
  });

/** Forms that are left out until they come near, besides those in a drawer that is closed. */
const formsLeftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.forms].filter(
        (form) =>
          !form.closest('details:not([open])') && !form.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Gives the browser no time for steps, until it is told to go on. */
async function holdSteps(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const idle = window.requestIdleCallback;
    let held: IdleRequestCallback[] | undefined = [];
    window.requestIdleCallback = (step) => held?.push(step) ?? idle(step);
    const goOn = () => {
      for (const step of held ?? []) idle(step);
      held = undefined;
    };
    Object.assign(window, { goOn });
  });
  return () => page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
}

/** The largest difference of two pictures, 0 to 255, seen from a distance: text may move by a part of a pixel. */
async function difference(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map((picture) =>
      sharp(picture)
        .removeAlpha()
        .resize(PHONE.width / 8)
        .raw()
        .toBuffer(),
    ),
  );
  return Math.max(...(one ?? []).map((value, place) => Math.abs(value - (other?.[place] ?? 0))));
}

test('a page on a phone is laid out in steps: its first screen does not change, and it ends with its true height', async ({
  page,
}) => {
  test.slow();
  const goOn = await holdSteps(page);
  for (const path of TEMPLATES) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await waiting(page), path).toBeGreaterThan(0);
    expect.soft(await formsLeftOut(page), `${path}: forms`).toBe(0);
    const before = await page.screenshot({ animations: 'disabled' });
    await goOn();
    await expect.poll(() => waiting(page), { message: path }).toBe(0);
    const after = await page.screenshot({ animations: 'disabled' });
    expect.soft(await difference(before, after), `${path}: first screen`).toBeLessThan(MOST_DIFFERENCE);
    const height = await heightOf(page);
    await page.reload();
    expect.soft(height, `${path}: height`).toBe(await heightOf(page));
  }
});

test('a page that is loaded again half-way down has its true heights at once', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => waiting(page)).toBe(0);
  const height = await heightOf(page);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), DOWN);
  await holdSteps(page);
  await page.reload();
  expect(await waiting(page)).toBe(0);
  expect(await heightOf(page)).toBe(height);
  // Chromium looks for what stood at the top of the window; on a busy machine it now and then stops a card short of it.
  await expect
    .poll(() => page.evaluate((top) => Math.abs(scrollY - top), DOWN))
    .toBeLessThan(PHONE.height / 2);
});

test('a page that is entered at a name is laid out at once, and opens there', async ({ page }) => {
  await holdSteps(page);
  await page.goto('/#contact_sales');
  expect(await waiting(page)).toBe(0);
  await expect(page.locator('#contact_sales')).toBeInViewport();
});

test('a click before the steps are done brings the rest at once, so that links lead where they should', async ({
  page,
}) => {
  await holdSteps(page);
  await page.goto('/');
  await page.locator('main a[href="#contact_sales"]').first().click();
  expect(await waiting(page)).toBe(0);
  const header = await page.evaluate(
    () => document.querySelector('header')?.getBoundingClientRect().height ?? 0,
  );
  await expect
    .poll(() =>
      page.locator('#contact_sales').evaluate((form) => Math.round(form.getBoundingClientRect().top)),
    )
    .toBe(Math.round(header));
});

test('wide screens and paper have everything at once', async ({ page }) => {
  await holdSteps(page);
  await page.setViewportSize({ width: WIDTHS.tablet, height: 800 });
  await page.goto('/');
  expect(await waiting(page)).toBe(0);
  await page.setViewportSize(PHONE);
  expect(await waiting(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await waiting(page)).toBe(0);
});
