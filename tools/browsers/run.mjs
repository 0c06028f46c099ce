import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodePath, toolEnvironment } from '../run/steps/node.mjs';
import { run } from '../run/steps/run.mjs';
import { failure, vitestTotals } from '../run/steps/totals.mjs';
import { fetchBrowsers } from './fetch.mjs';

/** @typedef {import('../run/steps/totals.mjs').Totals} Totals */

/**
 * Runs the tests of old browsers (tests/browsers) in those that can be had.
 * @param {readonly import('./fetch.mjs').Engine[]} engines
 * @param {Record<string, string>} [environment] `TIER`, where not everything is tried (tools/run/steps/tiers.mjs)
 * @returns {Promise<Totals & { missing: string[] }>} totals, and a line for each browser that was not tried
 */
export async function runOldBrowsers(engines, environment = {}) {
  console.log('\nTests in old browsers');
  const { found, missing } = await fetchBrowsers(engines);
  const lines = missing.map(({ name, reason }) => `NOT TRIED: ${name}: ${reason}`);
  for (const line of lines) console.log(line);
  if (found.length === 0) return { passed: 0, failures: [], missing: lines };
  const reports = mkdtempSync(join(tmpdir(), 'kayalink-browsers-'));
  const report = join(reports, 'report.json');
  const { code } = await run(
    nodePath(),
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config=tools/browsers/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env: { ...toolEnvironment(), ...environment, OLD_BROWSERS: JSON.stringify(found) }, live: true },
  );
  const totals = existsSync(report)
    ? vitestTotals(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [] };
  rmSync(reports, { recursive: true });
  const silent = code !== 0 && totals.failures.length === 0;
  const failures = silent ? [failure('Tests in old browsers', `ended with code ${code}`)] : totals.failures;
  return { passed: totals.passed, failures, missing: lines };
}
