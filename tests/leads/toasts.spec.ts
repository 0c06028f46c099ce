import type { Locator, Page } from '@playwright/test';
import { expect, fillEnquiry, test, WIDTHS } from '../support/browser/site.ts';
import { answer, button, SUCCESS } from './enquiry.ts';

/* The specification's constants (section 9) as a visitor sees them. */
const WIDTH = 356;
const OFFSET = 32;
const VISIBLE = 3;
const GAP = 14;
const DURATION_MS = 4000;
/** Longer than it takes a toast to come in or to go out. */
const MOTION_MS = 450;
/** Toasts are fetched in the time of the world, and shown in that of the page. */
const A_MOMENT_MS = 10;

const VIEWPORT = { width: WIDTHS.desktop, height: 900 };
const MARK = '[data-sonner-toast]';

test.use({ viewport: VIEWPORT });

/** Sends the form, which answers with a toast; the page's clock stands still before it does. */
async function send(page: Page) {
  const before = await page.locator(MARK).count();
  await fillEnquiry(page);
  await button(page).click();
  const shown = async () => {
    await page.clock.runFor(A_MOMENT_MS);
    return page.locator(MARK).count();
  };
  await expect.poll(shown).toBe(before + 1);
  await page.clock.runFor(MOTION_MS);
}

/** Waits until a toast has come in, to its place in the corner. */
const atRest = (toast: Locator) =>
  expect
    .poll(async () => {
      const box = await toast.boundingBox();
      return box && [box.width, VIEWPORT.width - box.x - box.width, VIEWPORT.height - box.y - box.height];
    })
    .toEqual([WIDTH, OFFSET, OFFSET]);

test.beforeEach(async ({ page }) => {
  await answer(page, 201);
  await page.clock.install({ time: '2026-11-21T09:00:00' });
  await page.goto('/contact');
  await page.clock.pauseAt('2026-11-21T10:00:00');
  await send(page);
});

test('a toast stands at the bottom right, and goes after its time; the focus that it had goes back to the form', async ({
  page,
}) => {
  const toast = page.locator(MARK);
  await expect(toast).toContainText(SUCCESS);
  await atRest(toast);
  // The note in the form is read out already.
  await expect(page.locator('section:has([data-sonner-toaster])')).toHaveAttribute('aria-live', 'off');
  await toast.focus();
  await page.clock.runFor(DURATION_MS - 2 * MOTION_MS);
  await expect(toast).toBeVisible();
  await page.clock.runFor(2 * MOTION_MS);
  await expect(toast).toHaveCount(0);
  await expect(button(page)).toBeFocused();
});

test('three toasts are to be seen at most, and Alt+T parts them', async ({ page }) => {
  for (let sent = 1; sent <= VISIBLE; sent++) await send(page);
  await expect(page.locator(MARK)).toHaveCount(VISIBLE + 1);
  const shown = page.locator(`${MARK}[data-visible=true]`);
  await expect(shown).toHaveCount(VISIBLE);
  await page.keyboard.press('Alt+t');
  await expect
    .poll(async () => {
      const boxes = await shown.evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect()));
      const tops = boxes.sort((a, b) => a.top - b.top);
      return tops.slice(1).map((box, place) => Math.round(box.top - (tops[place]?.bottom ?? 0)));
    })
    .toEqual(Array(VISIBLE - 1).fill(GAP));
});

/** Moves a toast to the right with the mouse, and holds it there for a while. */
async function push(page: Page, px: number, heldMs = 0) {
  const toast = page.locator(MARK);
  await atRest(toast);
  const box = await toast.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + px, y, { steps: Math.round(px / 5) });
  if (heldMs > 0) await page.clock.runFor(heldMs);
  await page.mouse.up();
  await page.clock.runFor(MOTION_MS);
}

test('a swipe of more than 20 px takes a toast away', async ({ page }) => {
  await push(page, 25);
  await expect(page.locator(MARK)).toHaveCount(0);
});

test('a slow push of 10 px leaves a toast, and a flick of 10 px takes it away', async ({ page }) => {
  // 10 px are under the threshold of 20; 10 px in 50 ms are above 0.11 px a millisecond, in 400 ms below it.
  await push(page, 10, 400);
  await expect(page.locator(MARK)).toHaveCount(1);
  await push(page, 10, 50);
  await expect(page.locator(MARK)).toHaveCount(0);
});
