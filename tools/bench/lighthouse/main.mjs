/**
 * `npm run lighthouse [-- RUNS] [PATH …]`: Lighthouse's mobile test of the built site, served by the real server. Four pages
 * where none is named; `all` stands for every page. Prints, per page, the medians of the four scores and of what they are made
 * of, and at the end the blocking time of a page of one paragraph, asked for in turns with them: what the browser and the
 * machine take for any page.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGES as EVERY_PAGE } from '../../../tests/sweep/routes.ts';
import { ensureBuilt } from '../../run/steps/build.mjs';
import { startServer } from '../../run/steps/server.mjs';
import { median } from '../report.mjs';
import { launchBrowser, metricOf, phoneReport } from './turns.mjs';

const MAIN_PAGES = ['/', '/resources/blog', '/resources/blog/what-fits-on-a-30-ton-truck', '/contact'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
];
/** Kept out of search results, which costs them the score for search engines. */
const UNLISTED = /^\/resources\/search$|\/sent$|\/no[-/]such|^\/newsletter\/|\?/;

const ONE_PARAGRAPH =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One</title><p>One paragraph.';

/**
 * Serves a page of one paragraph: what a browser takes for it, it takes for any page.
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
async function serveOneParagraph() {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end(ONE_PARAGRAPH),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

const given = process.argv.slice(2);
const runs = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 3);
const named = given.filter((argument) => argument.startsWith('/'));
const all = given.includes('all') ? EVERY_PAGE.filter((path) => !UNLISTED.test(path)) : [];
const pages = [...named, ...all];

await ensureBuilt();
const data = mkdtempSync(join(tmpdir(), 'kayalink-lighthouse-'));
// As launched: before, the site keeps search engines away.
const server = await startServer({ DATA_DIR: data, SAMPLES: 'off' });
const oneParagraph = await serveOneParagraph();
const chrome = await launchBrowser();

/** @type {number[]} */
const powers = [];
/** Blocking times of the page of one paragraph. @type {number[]} */
const least = [];

try {
  for (const page of pages.length > 0 ? pages : MAIN_PAGES) {
    /** @type {import('lighthouse').Result[]} */
    const reports = [];
    for (let run = 0; run < runs; run += 1) {
      reports.push(await phoneReport(`${server.address}${page}`, chrome.port));
    }
    const reference = await phoneReport(oneParagraph.address, chrome.port);
    least.push(metricOf(reference, 'total-blocking-time'));
    const scores = CATEGORIES.map((category) =>
      Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? 0))),
    );
    const [fcp, lcp, tbt, cls, bytes = Number.NaN] = METRICS.map((metric) =>
      median(reports.map((report) => metricOf(report, metric))),
    );
    console.log(
      `${page}\n  ${scores.join(' / ')}  FCP ${fcp?.toFixed(0)} ms, LCP ${lcp?.toFixed(0)} ms, ` +
        `TBT ${tbt?.toFixed(0)} ms, CLS ${cls?.toFixed(3)}, ${(bytes / 1024).toFixed(1)} KB transferred`,
    );
    powers.push(...reports.map(({ environment }) => environment.benchmarkIndex));
    for (const audit of Object.values(reports[0]?.audits ?? {})) {
      if (audit.score !== null && audit.score < 0.9)
        console.log(`  ${audit.id}: ${audit.displayValue ?? audit.title}`);
    }
  }
  console.log(
    `A page of one paragraph, once after each of them: TBT ${median(least).toFixed(0)} ms, at most ${Math.max(...least).toFixed(0)} ms`,
  );
  console.log(
    `Power of this machine: ${median(powers).toFixed(0)}. Lighthouse slows it down by 4, which makes a phone of the middle class ` +
      'of 1,500 to 2,000 (its docs/throttling.md).',
  );
} finally {
  chrome.kill();
  oneParagraph.stop();
  await server.stop();
  rmSync(data, { recursive: true });
}
