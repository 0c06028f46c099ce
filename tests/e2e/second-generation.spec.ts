import { TEMPLATES } from './routes.ts';
import { expect, test } from './site.ts';
import { begin, PHONE, put, SECOND_GENERATION } from './slow-line.ts';

/** Text is there after this long over such a line, in ms (issue 20). */
const READABLE_MS = 6000;

test.use(PHONE);

for (const path of TEMPLATES) {
  test(`a first visit over 2G can be read after six seconds: ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { element, startTime } of list.getEntries() as LargestContentfulPaint[])
          if (element?.closest('main') && !(element instanceof HTMLImageElement))
            Object.assign(window, { readableAt: Reflect.get(window, 'readableAt') ?? startTime });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await put(page, SECOND_GENERATION);
    await begin(page, path);
    const readableAt = await page.waitForFunction(
      () => Reflect.get(window, 'readableAt') as number | undefined,
    );
    expect(await readableAt.jsonValue()).toBeLessThanOrEqual(READABLE_MS);
  });
}
