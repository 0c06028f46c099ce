import { test as base, expect, type Page } from '@playwright/test';
import { MINIMUM_FILL_MS } from '#domain/leads/submission.ts';
import { COUNTS_PATH } from '#domain/visits/paths.ts';

/** Paths that browsers ask for by themselves and that no test has to expect. */
const OWN_ORIGIN = /^(https?:\/\/(127\.0\.0\.1|localhost)[:/]|data:|blob:|chrome(-extension)?:)/;

/** Stands for pictures of videos, which come from the video site; a drawing is below them (domain/entries/videos.ts). */
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const THUMBNAIL = /^https:\/\/i\.ytimg\.com\//;

/**
 * Playwright's test with two rules for every page: nothing is written to the console as an error, and nothing is asked
 * for outside the site. A test that provokes one of them lists it with `allow`.
 */
export const test = base.extend<{ allow: RegExp[]; counted: boolean; rules: undefined }>({
  allow: [[], { option: true }],
  /** Whether what pages report of a visit reaches the server; the small servers of many tests have nobody who counts. */
  counted: [false, { option: true }],
  rules: [
    async ({ context, allow, counted }, use) => {
      const errors: string[] = [];
      const note = (error: string) => {
        if (!allow.some((pattern) => pattern.test(error))) errors.push(error);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()}`);
      });
      context.on('weberror', (thrown) => note(`uncaught: ${thrown.error().message}`));
      await context.route(THUMBNAIL, (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY }));
      await context.route(
        (url) => !THUMBNAIL.test(url.href) && !OWN_ORIGIN.test(url.href),
        async (route) => {
          note(`outside request: ${route.request().url()}`);
          await route.abort();
        },
      );
      if (!counted) await context.route(`**${COUNTS_PATH}`, (route) => route.fulfill({ status: 204 }));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The origin that the tested site says it has. */
export const SITE_URL = 'https://www.kayalink.example';

/** The widths that every page is designed for, in CSS pixels. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const;

/** Waits until the scripts that a page names have run: they delay its load event. */
export async function wake(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  // A key that does nothing starts the scripts before the page rests.
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-scripts]')).toHaveCount(0);
}

/** Takes as long as a person does at least: forms that are ready sooner are taken for a robot's. */
export const typeLikeAPerson = (page: Page) =>
  page.waitForFunction((least) => performance.now() > least, MINIMUM_FILL_MS);

/** How far a page is from where the browser itself goes for its address, in px. */
export const missOf = (page: Page) =>
  page.evaluate(() => {
    const before = scrollY;
    document.querySelector(location.hash)?.scrollIntoView({ behavior: 'instant' });
    return Math.abs(scrollY - before);
  });

/** The enquiry form of a page. */
export const enquiryForm = (page: Page) => page.locator('form[action="/api/contact"]');

/** Fills the enquiry form of a page with what the server accepts. */
export async function fillEnquiry(page: Page, message = '30 t of rice, Kano to Ikeja'): Promise<void> {
  for (const [label, value] of [
    ['First name', 'Amina'],
    ['Last name', 'Bello'],
    ['Email', 'amina@example.ng'],
    ['Phone number', '0803 123 4567'],
    ['Message', message],
  ] as const)
    await enquiryForm(page).getByLabel(label).fill(value);
}

/** Everything that a page has stored in the browser, as text. */
export const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onsuccess = () => {
          const all = opening.result.transaction('keyval').objectStore('keyval').getAll();
          all.onsuccess = () => resolve(JSON.stringify([all.result, { ...localStorage }]));
        };
      }),
  );
