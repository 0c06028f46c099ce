/**
 * `npm run bench -- content [SIZE…] [--runs=N]`: the copy of the content at several sizes, each in processes of its own.
 * Prints medians, and how those of the largest size compare with those of 1,000 entries.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureBuilt } from '../scripts/steps/build.mjs';

const SIZES = [100, 1000, 10_000, 100_000];
const RUNS = 3;
/** The size that others are compared with. */
const REFERENCE = 1000;
const LARGEST_OUTPUT = 2 ** 20;

const FILL = fileURLToPath(new URL('content/fill.mjs', import.meta.url));
const SERVE = fileURLToPath(new URL('content/serve.mjs', import.meta.url));

/** @typedef {Record<string, number>} Measures */

/**
 * @param {string} script
 * @param {string[]} parameters
 * @returns {Promise<Measures>}
 */
async function measure(script, ...parameters) {
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', script, ...parameters], {
    maxBuffer: LARGEST_OUTPUT,
  });
  return JSON.parse(stdout);
}

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

/** @param {Measures[]} runs @returns {Measures} */
function medians(runs) {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name] ?? Number.NaN).sort((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)] ?? Number.NaN];
    }),
  );
}

/** @param {number} value */
const short = (value) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));

/** @param {string[]} options */
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
  console.table(
    Object.fromEntries(
      names.map((name) => {
        const at = (/** @type {number} */ size) => results.get(size)?.[name] ?? Number.NaN;
        const columns = sizes.map((size) => [size.toLocaleString('en'), short(at(size))]);
        const ratio = at(largest) / at(REFERENCE);
        return [
          name,
          { ...Object.fromEntries(columns), ...(ratio > 0 && { [`to ${REFERENCE}`]: short(ratio) }) },
        ];
      }),
    ),
  );
}
