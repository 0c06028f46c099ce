/**
 * `npm run bench -- tasks [--runs=N] [PATH …]`: what a first visit asks of a phone's processor at a time. Of every page, the
 * longest task of the main thread, by the time it had the processor: on a machine of few cores the clock also counts what
 * others do; and of its long tasks on a slowed-down processor the longest, with all bytes at once and over a slow connection. In
 * turns with it, a page of one paragraph, for what the browser itself takes.
 */
import { parseArgs } from 'node:util';
import { TEMPLATES } from '../../../tests/sweep/routes.ts';
import { median } from '../report.mjs';
import { longestLongTask, SLOWDOWN, WEAK_3G } from './long-tasks.mjs';
import { longestTask, TRACED } from './trace.mjs';
import { PHONE, visitedSite } from './visited-site.mjs';

/** The work of a page's scripts after it is loaded takes less. */
const SETTLED_MS = 1500;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<number>} milliseconds
 */
async function visit(browser, address) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(address);
  await page.waitForTimeout(SETTLED_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString());
  await context.close();
  return longestTask(trace.traceEvents);
}

/**
 * @param {number} runs
 * @param {(() => Promise<number>)[]} measures of the page, and of one paragraph
 * @returns {Promise<number[]>} the cells of a row, from medians
 */
async function compared(runs, measures) {
  /** @type {number[][]} */
  const times = measures.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [place, measure] of measures.entries()) times[place]?.push(await measure());
  const [ours = 0, least = 0] = times.map(median);
  return [ours, least, ours / least];
}

/** @param {string[]} options @returns {Promise<import('../report.mjs').Report>} */
export async function bench(options) {
  const { values, positionals } = parseArgs({
    args: options,
    options: { runs: { type: 'string', default: '5' } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  return visitedSite(async ({ browser, site, oneParagraph }) => {
    /**
     * @param {string} path
     * @param {(address: string) => Promise<number>} measure
     */
    const rowOf = async (path, measure) => [
      path,
      ...(await compared(runs, [() => measure(site + path), () => measure(oneParagraph)])),
    ];
    const tasks = [];
    const longTasks = [];
    const overSlowNetwork = [];
    for (const path of positionals.length > 0 ? positionals : TEMPLATES) {
      tasks.push(await rowOf(path, (address) => visit(browser, address)));
      longTasks.push(await rowOf(path, (address) => longestLongTask(browser, address)));
      overSlowNetwork.push(
        await rowOf(path, (address) => longestLongTask(browser, address, { line: WEAK_3G })),
      );
    }
    const others = ['one paragraph', 'ratio'];
    return {
      how: `${runs} first visits of each, in turns, medians; a window of 412 by 823 px.`,
      tables: [
        { columns: ['nothing slowed down', 'longest task, ms', ...others], rows: tasks },
        { columns: [`${SLOWDOWN} × slower`, 'longest over 50 ms', ...others], rows: longTasks },
        { columns: ['and over weak 3G', 'longest over 50 ms', ...others], rows: overSlowNetwork },
      ],
    };
  });
}
