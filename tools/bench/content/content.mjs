/**
 * `npm run bench -- content [SIZE…] [--runs=N]`: the copy of the content at several sizes, each in processes of its own.
 * Tells medians, and how those of the largest size compare with those of 1,000 entries.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../run/steps/build.mjs';
import { median, short } from '../report.mjs';
import { measure } from './filled-copy.mjs';

const SIZES = [100, 1000, 10_000, 100_000];
const RUNS = 3;
/** The size that others are compared with. */
const REFERENCE = 1000;

const FILL = fileURLToPath(new URL('fill.mjs', import.meta.url));
const SERVE = fileURLToPath(new URL('serve.mjs', import.meta.url));

/** @typedef {Record<string, number>} Measures */

/**
 * @param {number} size
 * @param {number} runs
 * @returns {Promise<Measures>} medians
 */
async function measuredAt(size, runs) {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-bench-'));
  const file = join(folder, 'content.db');
  try {
    const filled = await measure(FILL, file, String(size));
    /** @type {Measures[]} */
    const served = [];
    for (let run = 0; run < runs; run += 1) served.push(await measure(SERVE, file, String(size)));
    return { ...filled, ...medians(served) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The measure that grows most with the entries (tools/bench/content/serve.mjs). */
const SEARCH = 'search of posts, p95, ms';

/** @param {Measures[]} runs @returns {Measures} */
function medians(runs) {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]));
}

/** @param {string[]} options @returns {Promise<import('../report.mjs').Report>} */
export async function bench(options) {
  const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice(7) ?? RUNS);
  const given = options.filter((option) => !option.startsWith('--')).map(Number);
  const sizes = given.length > 0 ? given : SIZES;
  await ensureBuilt();
  /** @type {Map<number, Measures>} */
  const results = new Map();
  for (const size of sizes) results.set(size, await measuredAt(size, runs));

  const largest = Math.max(...sizes);
  const names = Object.keys(results.get(largest) ?? {});
  const slowest = results.get(largest)?.[SEARCH] ?? Number.NaN;
  return {
    summary: `**Search**: among ${largest.toLocaleString('en')} posts, 95 of 100 searches are answered within ${short(slowest)} ms.`,
    how: `One filling, and ${runs} processes that serve from it, medians; the last column compares the largest size with ${REFERENCE.toLocaleString('en')}.`,
    tables: [
      {
        columns: ['', ...sizes.map((size) => size.toLocaleString('en')), 'ratio'],
        rows: names.map((name) => {
          const at = (/** @type {number} */ size) => results.get(size)?.[name] ?? Number.NaN;
          return [name, ...sizes.map(at), at(largest) / at(REFERENCE)];
        }),
      },
    ],
  };
}
