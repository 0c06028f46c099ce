/**
 * `npm run bench -- motion [--runs=N]`: what the freight that follows the scroll asks of the main thread. The page is scrolled past each
 * of its parts by the wheel, on a processor four times slower, as it is and without motion, in turns; each frame counts the time that the
 * task that made it had the processor, so that what else runs on the machine does not count.
 */

import { parseArgs } from 'node:util';
import { median, quantile } from '../report.mjs';
import { visitedSite } from './visited-site.mjs';

/** The processes that a page at rest may keep busy: its own, which paints, and the one that puts together what is seen. */
const PAINTERS = new Set(['renderer', 'GPU']);
/** The time after which motions that run once have ended. */
const AT_REST_AFTER_MS = 4000;
const WATCHED_MS = 5000;
const SECOND_MS = 1000;

/**
 * The time of the processor that a page takes while nobody does anything.
 * @param {import('@playwright/test').Browser} browser without other pages
 * @param {string} address
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @returns {Promise<number>} milliseconds in each second, of all processes of its kinds
 */
async function processorAtRest(browser, address, options) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const spent = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo
      .filter(({ type }) => PAINTERS.has(type))
      .reduce((sum, { cpuTime }) => sum + cpuTime * SECOND_MS, 0);
  };
  await page.goto(address);
  await page.waitForTimeout(AT_REST_AFTER_MS);
  const before = await spent();
  await page.waitForTimeout(WATCHED_MS);
  const each = ((await spent()) - before) / (WATCHED_MS / SECOND_MS);
  await session.detach();
  await context.close();
  return each;
}

/** The events that a trace of the browser must hold for `frameTimes`. */
const TRACED_FRAMES = ['toplevel', 'cc'];

/** By this Chromium marks that the main thread makes a frame. */
const FRAME = 'ProxyMain::BeginMainFrame';

/** @typedef {import('./trace.mjs').TraceEvent & { ts: number, dur?: number }} TimedEvent */

/**
 * How long the main thread of the page that painted last worked for each of its frames, on the processor.
 * @param {TimedEvent[]} events
 * @returns {number[]} milliseconds, in the order of the frames
 * @throws where no frame was made
 */
export function frameTimes(events) {
  const frames = events.filter(({ name }) => name === FRAME);
  const last = frames.at(-1);
  if (!last) throw new Error('The page made no frame');
  const ofPage = (/** @type {TimedEvent} */ { pid, tid }) => pid === last.pid && tid === last.tid;
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.ph === 'X' && ofPage(event));
  return frames.filter(ofPage).flatMap(({ ts }) => {
    const task = tasks.find(({ ts: from, dur = 0 }) => from <= ts && ts <= from + dur);
    return task ? [(task.tdur ?? 0) / 1000] : [];
  });
}

/** The limit is for this slowdown: 2 ms of a frame. */
const SLOWDOWN = 4;
const WINDOW = { width: 1440, height: 900 };
const PAGE = '/products/haulage';
/** Pages that are watched while nobody does anything. */
const AT_REST = ['/', PAGE, '/resources/blog'];
/** With motion and without, in turns. */
const MOTIONS = /** @type {const} */ (['no-preference', 'reduce']);
const PARTS = {
  'road of eight stops': '.route-drive',
  gauges: '.gauge',
  gate: '.faq-gate',
  "clients' belt": '.brands-strip',
};
/** A notch of a wheel is 100 px; this is how far a finger moves a page in a frame. */
const STEP = 16;
/** Between two steps, so that each has a frame. */
const FRAME_MS = 20;
/** The work of a page's scripts after it is loaded takes less. */
const SETTLED_MS = 1500;

/**
 * Scrolls past a part of the page, from below the window to above it.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @param {string} part
 * @param {'no-preference' | 'reduce'} reducedMotion
 */
async function pass(browser, address, part, reducedMotion) {
  const context = await browser.newContext({ viewport: WINDOW, reducedMotion });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += /** @type {any} */ (entry).value;
    }).observe({ type: 'layout-shift' });
  });
  await page.goto(address);
  // All pictures are there, so that none comes while frames are counted.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  const way = await page
    .locator(part)
    .first()
    .evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      scrollTo({ top: top - innerHeight, behavior: 'instant' });
      return height + innerHeight;
    });
  await page.mouse.move(WINDOW.width / 2, WINDOW.height / 2);
  await page.waitForTimeout(SETTLED_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: TRACED_FRAMES });
  for (let y = 0; y < way; y += STEP) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(FRAME_MS);
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const shift = await page.evaluate(() => /** @type {any} */ (window).shifts.sum);
  await context.close();
  return { frames: frameTimes(trace.traceEvents), shift: Number(shift) };
}

/** @param {string[]} options @returns {Promise<import('../report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({ args: options, options: { runs: { type: 'string', default: '3' } } });
  const runs = Number(values.runs);
  return visitedSite(async ({ browser, site }) => {
    /** @type {(string | number)[][]} */
    const rows = [];
    for (const [name, part] of Object.entries(PARTS)) {
      /** @type {Record<'no-preference' | 'reduce', number[]>} */
      const frames = { 'no-preference': [], reduce: [] };
      let shifted = 0;
      for (let run = 0; run < runs; run += 1)
        for (const motion of MOTIONS) {
          const found = await pass(browser, site + PAGE, part, motion);
          frames[motion].push(...found.frames);
          shifted = Math.max(shifted, found.shift);
        }
      const { 'no-preference': moving, reduce: still } = frames;
      rows.push([
        name,
        moving.length,
        median(moving),
        quantile(moving, 0.95),
        median(still),
        quantile(still, 0.95),
        median(moving) - median(still),
        shifted,
      ]);
    }
    const atRest = [];
    for (const path of AT_REST) {
      /** @type {Record<'no-preference' | 'reduce', number[]>} */
      const spent = { 'no-preference': [], reduce: [] };
      for (let run = 0; run < runs; run += 1)
        for (const reducedMotion of MOTIONS)
          spent[reducedMotion].push(
            await processorAtRest(browser, site + path, { viewport: WINDOW, reducedMotion }),
          );
      atRest.push([path, median(spent['no-preference']), median(spent.reduce)]);
    }
    return {
      how: `${runs} passes of each by the wheel, ${STEP} px at a time, in a window of ${WINDOW.width} by ${WINDOW.height} px; main thread ${SLOWDOWN} × slower; milliseconds of a frame on the processor.`,
      tables: [
        {
          columns: [
            'passed',
            'frames',
            'median',
            '95 %',
            'still, median',
            'still, 95 %',
            'motion costs',
            'shift',
          ],
          rows,
        },
        { columns: ['at rest, ms of the processor a second', 'moving', 'still'], rows: atRest },
      ],
    };
  });
}
