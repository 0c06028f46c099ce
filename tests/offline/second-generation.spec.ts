import { casesFor } from '../../tools/run/steps/tiers.mjs';
import { expect, test } from '../support/browser/site.ts';
import { begin, PHONE, put, SECOND_GENERATION } from '../support/browser/slow-connection.ts';

/** Pages of the first screens that differ most, the heaviest first. What each may weigh until it can be read is tests/sweep/checks/budgets.ts. */
const PAGES = [
  '/products/haulage',
  '/',
  '/contact',
  '/price',
  '/lanes/lagos-kano',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/glossary',
  '/resources/e-guides/earning-with-your-truck',
];

/** Text is there after this long over such a line, in ms (docs/design.md). */
const READABLE_MS = 6000;

test.use(PHONE);

for (const path of casesFor(PAGES)) {
  test(`a first visit over 2G can be read after six seconds: ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      // Chromium tells when a text was painted that is marked before it is (Element Timing API), however large the picture beside it is.
      new MutationObserver(() => {
        for (const text of document.querySelectorAll('main :is(h1, p)'))
          text.setAttribute('elementtiming', 'text');
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries())
          Object.assign(window, { readableAt: Reflect.get(window, 'readableAt') ?? startTime });
      }).observe({ type: 'element', buffered: true });
    });
    await put(page, SECOND_GENERATION);
    await begin(page, path);
    const readableAt = await page.waitForFunction(
      () => Reflect.get(window, 'readableAt') as number | undefined,
    );
    expect(await readableAt.jsonValue()).toBeLessThanOrEqual(READABLE_MS);
  });
}
