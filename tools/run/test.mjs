/**
 * `npm test`: installs what is missing, builds, runs the quick tier, and ends with the totals. Where `CI` is set, or with `--all`, it runs
 * what must hold before a merge, old browsers too, and with `--nightly` everything (docs/testing.md).
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINES } from '../browsers/fetch.mjs';
import { runOldBrowsers } from '../browsers/run.mjs';
import { ensureBuilt } from './steps/build.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { nodePath, requireNode, SERVER_CACHE, toolEnvironment } from './steps/node.mjs';
import { run } from './steps/run.mjs';
import { tierOf } from './steps/tiers.mjs';
import { failure, namesOf, playwrightTotals, sum, vitestTotals } from './steps/totals.mjs';

/** @typedef {import('./steps/totals.mjs').Totals} Totals */

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const CHECKS = [
  { title: 'Lint and format', tool: '@biomejs/biome/bin/biome', args: ['check', '.'] },
  // It checks TypeScript and scripts beside pages: `tsc` would find the same again.
  { title: 'Types', tool: 'astro/bin/astro.mjs', args: ['check'] },
];

/** Parts that can be left out are, one after the other, in a copy (docs/modules.md). */
const MODULES = { title: 'Without each module', tool: '../tools/modules/main.mjs', args: [] };

const tier = tierOf(process.argv.slice(2), process.env['CI']);
/** Read by vitest.config.ts and playwright.config.ts. */
const TIER = { TIER: tier };
/** Each process that a test starts would compile the same files again. */
const COMPILED = { NODE_COMPILE_CACHE: resolve(SERVER_CACHE.NODE_COMPILE_CACHE) };
/** The old browsers of each tier. */
const OLD_BROWSERS = { fast: [], all: ENGINES.filter(({ everyRun }) => everyRun), nightly: ENGINES };

/**
 * A check that passes or fails as a whole counts once.
 * @param {{ title: string, tool: string, args: string[] }} check
 * @returns {Promise<Totals>}
 */
async function checkOnce({ title, tool, args }) {
  const { code, output, seconds } = await run(nodePath(), [`node_modules/${tool}`, ...args], {
    env: toolEnvironment(),
  });
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [failure(title, output)] };
}

/**
 * Runs a test runner, shows it live and reads its JSON report. Without a report, the run counts as one failure.
 * @template Report
 * @param {{ title: string, tool: string, args: string[], env?: Record<string, string>, report: string }} suite
 * @param {(report: Report) => Totals} totals
 * @returns {Promise<Totals>}
 */
async function runSuite({ title, tool, args, env = {}, report }, totals) {
  console.log(`\n${title}`);
  const { code } = await run(nodePath(), [`node_modules/${tool}`, ...args], {
    env: { ...toolEnvironment(), ...COMPILED, ...TIER, ...env },
    live: true,
  });
  const counted = existsSync(report)
    ? totals(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] };
  if (code === 0 || counted.failures.length > 0) return counted;
  return { ...counted, failures: [failure(title, `ended with code ${code}`)] };
}

/**
 * @param {string} reports folder for the reports
 * @param {string} chromium path of the browser
 * @returns {Promise<{ totals: Totals[], missing: string[] }>}
 */
async function runAll(reports, chromium) {
  const vitestReport = join(reports, 'vitest.json');
  const units = await runSuite(
    {
      title: 'Unit and integration tests',
      tool: 'vitest/vitest.mjs',
      args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
      report: vitestReport,
    },
    vitestTotals,
  );
  const playwrightReport = join(reports, 'playwright.json');
  const browser = await runSuite(
    {
      title: 'Tests in Chromium',
      tool: '@playwright/test/cli.js',
      args: ['test', '--reporter=list,json'],
      env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      report: playwrightReport,
    },
    playwrightTotals,
  );
  const old =
    tier === 'fast'
      ? {
          passed: 0,
          failures: [],
          missing: ['Quick tier: `npm test -- --all` runs what CI runs, and old browsers too.'],
        }
      : await runOldBrowsers(OLD_BROWSERS[tier], TIER);
  const modules = tier === 'nightly' ? [await checkOnce(MODULES)] : [];
  return { totals: [units, browser, old, ...modules], missing: old.missing };
}

try {
  requireNode();
  await ensureInstalled();
  const chromium = await ensureChromium();
  // They take one processor, and the build and tests that wait for servers leave some of both.
  const checks = Promise.all(CHECKS.map(checkOnce));
  await ensureBuilt();
  const reports = mkdtempSync(join(tmpdir(), 'kayalink-test-'));
  const { totals, missing } = await runAll(reports, chromium);
  const { passed, failures, repeated } = sum([...(await checks), ...totals]);
  rmSync(reports, { recursive: true });
  if (repeated.length > 0) console.log(`\nPassed only when repeated:\n\n${repeated.join('\n\n')}`);
  if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}\n\n${namesOf(failures)}`);
  for (const line of missing) console.log(line);
  // Of the audit that .ci/run did before: anyone who reads only the last lines must see that it had no answer.
  const audit = process.env['AUDIT_RESULT'];
  if (audit) console.log(`Dependencies: ${audit}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error && error.name === 'StepError' ? error.message : error);
  process.exit(1);
}
