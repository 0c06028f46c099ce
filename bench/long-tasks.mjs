import { PHONE } from './phone.mjs';

/** The cheap phone, against the machine that measures. */
export const SLOWDOWN = 6;
/** Steps of the longest page (src/browser/stepwise.ts), slowed down, take less after it is loaded. */
const SETTLED_MS = 2500;

/**
 * Visits a page on a slowed-down processor.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {() => void} [prepare] runs in the page before anything else
 * @returns {Promise<number>} milliseconds of the longest of its long tasks, as the page is told of them (Long Tasks API:
 * over 50 ms); 0 where there was none
 */
export async function longestLongTask(browser, address, prepare) {
  const context = await browser.newContext(PHONE);
  if (prepare) await context.addInitScript(prepare);
  await context.addInitScript(() => {
    /** @type {number[]} */
    const long = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate(() => {
    const { long = [] } = /** @type {{ long?: number[] }} */ (window);
    return Math.max(0, ...long);
  });
  await context.close();
  return longest;
}
