import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureBuilt } from '../../run/steps/build.mjs';
import { ensureChromium } from '../../run/steps/chromium.mjs';
import { startServer } from '../../run/steps/server.mjs';
import { median } from '../report.mjs';

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
const ATTEMPTS = 3;

/** Starts the browser that Lighthouse drives. */
export const launchBrowser = async () =>
  chromeLauncher.launch({ chromePath: await ensureChromium(), chromeFlags: CHROME_FLAGS });

/**
 * One report of Lighthouse's mobile test. Now and then Chromium gives no trace of a paint, and Lighthouse no performance; it is then
 * asked again.
 * @param {string} address
 * @param {number} port of the browser's debugger
 * @returns {Promise<import('lighthouse').Result>}
 * @throws when no attempt gave a performance
 */
export async function phoneReport(address, port) {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const report = (await lighthouse(address, { port, logLevel: 'error' }))?.lhr;
    if (report?.categories['performance']?.score != null) return report;
    console.log(`  no performance measured, attempt ${attempt} of ${ATTEMPTS}`);
  }
  throw new Error(`Lighthouse gave no performance of ${address}`);
}

/**
 * @param {import('lighthouse').Result} report
 * @param {string} audit
 * @returns {number} the audit's value in its unit; NaN where it has none
 */
export const metricOf = (report, audit) => report.audits[audit]?.numericValue ?? Number.NaN;

const PAGES = [
  '/',
  '/products/haulage',
  '/contact',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/glossary',
];
const DEFAULT_RUNS = 5;
const KB = 1024;

/** The figures that are compared: Lighthouse's audit, and the divisor of its unit. @type {[name: string, audit: string, unit: number][]} */
const METRICS = [
  ['FCP, ms', 'first-contentful-paint', 1],
  ['LCP, ms', 'largest-contentful-paint', 1],
  ['blocking, ms', 'total-blocking-time', 1],
  ['shift', 'cumulative-layout-shift', 1],
  ['KB', 'total-byte-weight', KB],
];

/**
 * `npm run bench -- turns FOLDER [--runs=N] [PATH …]`: visits each page of this checkout and of the one in FOLDER, one after the
 * other and again.
 * @param {string[]} options FOLDER: a checkout that is installed and built
 * @returns {Promise<import('../report.mjs').Report>}
 */
export async function bench(options) {
  const other = options.find((option) => existsSync(join(option, 'dist', 'server')));
  if (!other) throw new Error('Name the folder of another checkout, installed and built.');
  const runs = Number(
    options.find((option) => option.startsWith('--runs='))?.slice('--runs='.length) ?? DEFAULT_RUNS,
  );
  const named = options.filter((option) => option.startsWith('/') && option !== other);
  await ensureBuilt();
  const data = mkdtempSync(join(tmpdir(), 'kayalink-turns-'));
  const here = await startServer({ DATA_DIR: join(data, 'here') });
  const there = await startServer({ DATA_DIR: join(data, 'there') }, { directory: other });
  const browser = await launchBrowser();
  try {
    // The first visit of a browser is slower than all others.
    await phoneReport(there.address, browser.port);
    const rows = [];
    for (const page of named.length > 0 ? named : PAGES) {
      /** @type {[now: import('lighthouse').Result, before: import('lighthouse').Result][]} */
      const pairs = [];
      for (let run = 0; run < runs; run += 1) {
        const before = await phoneReport(there.address + page, browser.port);
        pairs.push([await phoneReport(here.address + page, browser.port), before]);
      }
      rows.push(
        ...METRICS.map(([name, audit, unit]) => {
          const now = median(pairs.map(([report]) => metricOf(report, audit))) / unit;
          const before = median(pairs.map(([, report]) => metricOf(report, audit))) / unit;
          return [`${page} ${name}`, now, before, now / before];
        }),
      );
    }
    const columns = ['', 'here', 'there', 'ratio'];
    return { how: `Medians of ${runs} visits each, in turns.`, tables: [{ columns, rows }] };
  } finally {
    browser.kill();
    await here.stop();
    await there.stop();
    rmSync(data, { recursive: true });
  }
}
