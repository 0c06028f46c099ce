import { test as base, expect, type Page } from '@playwright/test';
import { MINIMUM_FILL_MS } from '#domain/submission.ts';

/** Paths that browsers ask for by themselves and that no test has to expect. */
const OWN_ORIGIN = /^(https?:\/\/(127\.0\.0\.1|localhost)[:/]|data:|blob:|chrome(-extension)?:)/;

/** Stands for pictures of videos, which come from the video site; a drawing is below them (domain/videos.ts). */
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const THUMBNAIL = /^https:\/\/i\.ytimg\.com\//;

/** Keeps from pages that they are opened anew, so that phones lay them out at once (server/first-view/stepwise.ts). */
export const layOutWhole = () => {
  performance.getEntriesByType = () => [];
};

/**
 * Playwright's test with two rules for every page: nothing is written to the console as an error, and nothing is asked
 * for outside the site. A test that provokes one of them lists it with `allow`. Tests that look at whole pages on phones, and at
 * nothing of how they come, have them `laidOutWhole`.
 */
export const test = base.extend<{ allow: RegExp[]; laidOutWhole: boolean; rules: undefined }>({
  allow: [[], { option: true }],
  laidOutWhole: [false, { option: true }],
  rules: [
    async ({ context, allow, laidOutWhole }, use) => {
      if (laidOutWhole) await context.addInitScript(layOutWhole);
      const faults: string[] = [];
      const note = (fault: string) => {
        if (!allow.some((pattern) => pattern.test(fault))) faults.push(fault);
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
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The origin that the tested site says it has. */
export const SITE_URL = 'https://www.kayalink.example';

/** The widths that every page is designed for, in CSS pixels. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const;

/** Gives a page that was just opened the first sign of a visitor, and waits for the scripts that come at it. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    const come = new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        [...document.head.querySelectorAll('script[src]')].at(-1)?.addEventListener('load', resolve);
      }).observe(document.head, { childList: true });
    });
    Object.assign(window, { come });
  });
  await page.mouse.move(1, 1);
  await page.evaluate(() => Reflect.get(window, 'come'));
}

/** Takes as long as a person does at least: forms that are ready sooner are taken for a robot's. */
export const typeLikeAPerson = (page: Page) =>
  page.waitForFunction((least) => performance.now() > least, MINIMUM_FILL_MS);
