import type { Page } from '@playwright/test';
import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, fillEnquiry as fill, test } from '../support/browser/site.ts';
import { answer, button, note, REFUSED, SUCCESS, toast, WAITING } from './enquiry.ts';

/** A toast comes in, and stands still, in this time. */
const AT_REST_MS = 900;

/** So high that a form, its longest note and a toast have room one below the other. */
const ROOMY = 800;

/**
 * The form as the page's own matter and at the foot of another, in windows with room for all, on phones, and in low windows; and whether
 * it arrives or is kept. A note of either kind is about as high.
 */
const CASES = [
  ['/contact', 640, 360, false],
  ['/contact', 320, 568, true],
  ['/products/haulage', 1440, 900, false],
  ['/products/haulage', 1024, 600, true],
  ['/contact', 360, 480, false],
  ['/contact', 360, 640, true],
  ['/contact', 1024, 600, true],
  ['/contact', 1440, 900, false],
  ['/contact', 320, 568, false],
  ['/contact', 360, 480, true],
  ['/contact', 360, 640, false],
  ['/contact', 640, 360, true],
  ['/contact', 1024, 600, false],
  ['/contact', 1440, 900, true],
  ['/products/haulage', 1440, 900, true],
  ['/products/haulage', 1024, 600, false],
] as const;

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

for (const [path, width, height, arrives] of casesFor(CASES, 2))
  test.describe(`${path} at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, allow: [REFUSED] });

    test(`a form that ${arrives ? 'arrives' : 'is kept'} shows its note, and no toast lies on it, a field or a button`, async ({
      page,
    }) => {
      await answer(page, arrives ? 201 : 0);
      await page.goto(path);
      await fill(page);
      await button(page).click();
      const words = note(page).locator('p').first();
      await expect(words).toContainText(arrives ? SUCCESS : WAITING);
      await page.waitForTimeout(AT_REST_MS);
      await expect(words).toBeInViewport({ ratio: 1 });
      expect(await coveredBy(page)).toEqual([]);
      if (arrives || height >= ROOMY) await expect(toast(page)).toBeInViewport();
    });
  });
