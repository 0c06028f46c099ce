import type { Page } from '@playwright/test';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { expect, fillEnquiry as fill, enquiryForm as form, test } from '../support/browser/site.ts';

/** A toast comes in, and stands still, in this time. */
const AT_REST_MS = 900;

/** Phones, the same held sideways, low windows, and windows with room for all. */
const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 480 },
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1024, height: 600 },
  { width: 1440, height: 900 },
];

/** So high that a form, its longest note and a toast have room one below the other. */
const ROOMY = 800;

/** The form as the page's own matter, and at the foot of another. */
const PLACES = [
  ['/contact', WINDOWS],
  ['/products/haulage', WINDOWS.slice(-2)],
] as const;

async function send(page: Page) {
  await fill(page);
  await form(page).getByRole('button', { name: 'Send Message' }).click();
}

/** The parts of the form that a toast in sight lies on, by name. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect();
    const parts = document.querySelectorAll(
      'form[action^="/api/"] :is(input, textarea, button, a, summary, [role=status] p)',
    );
    return [...parts].flatMap((part) => {
      const box = part.getBoundingClientRect();
      const isUnder =
        toast !== undefined &&
        box.width > 0 &&
        box.bottom > toast.top &&
        box.top < toast.bottom &&
        box.right > toast.left &&
        box.left < toast.right;
      return isUnder ? [part.getAttribute('name') ?? part.textContent] : [];
    });
  });

for (const [path, windows] of PLACES)
  for (const arrives of [true, false])
    for (const [place, viewport] of windows.entries()) {
      // In CI windows take turns: a note of either kind is about as high.
      if (!TRIES_EVERY_CASE && (place % 2 === 0) !== arrives) continue;
      const { width, height } = viewport;
      test.describe(`${path} at ${width} × ${height}`, () => {
        test.use({ viewport, allow: [/^console: Failed to load resource/] });

        test(`a form that ${arrives ? 'arrives' : 'is kept'} shows its note, and no toast lies on it, a field or a button`, async ({
          page,
        }) => {
          await page.route('**/api/contact', (route) =>
            arrives
              ? route.fulfill({ status: 201, json: { data: { id: '1' } } })
              : route.abort('internetdisconnected'),
          );
          await page.goto(path);
          await send(page);
          const words = form(page).getByRole('status').locator('p').first();
          await expect(words).toContainText(arrives ? 'We have your message.' : 'It is kept in this browser');
          await page.waitForTimeout(AT_REST_MS);
          await expect(words).toBeInViewport({ ratio: 1 });
          expect(await coveredBy(page)).toEqual([]);
          if (arrives || height >= ROOMY) await expect(page.locator('[data-sonner-toast]')).toBeInViewport();
        });
      });
    }
