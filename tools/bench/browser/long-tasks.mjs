import { PHONE } from './visited-site.mjs';

/** The cheap phone, against the machine that measures. */
export const SLOWDOWN = 6;
/** The work of a page's scripts after it is loaded, slowed down, takes less. */
const SETTLED_MS = 2500;

/** 'Slow 3G' of Chromium's tools (400 kbit/s, round trips of 400 ms), without their factor of five for handshakes. */
export const WEAK_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/**
 * Visits a page on a slowed-down processor. Over a slow connection the bytes come one after another, as on the phones that are that slow;
 * without one they come at once, and more falls into one task.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ line?: typeof WEAK_3G }} [options]
 * @returns {Promise<number>} milliseconds of the longest of its long tasks, as the page is notified of them (Long Tasks API:
 * over 50 ms); 0 where there was none
 */
export async function longestLongTask(browser, address, { line } = {}) {
  const context = await browser.newContext(PHONE);
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
  if (line) await session.send('Network.emulateNetworkConditions', line);
  await page.goto(address);
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate(() => {
    const { long = [] } = /** @type {{ long?: number[] }} */ (window);
    return Math.max(0, ...long);
  });
  await context.close();
  return longest;
}
