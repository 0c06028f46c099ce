import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../../run/steps/chromium.mjs';

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
