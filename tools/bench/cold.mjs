/**
 * `npm run bench -- cold [--rate=N] [--seconds=N] [--from=CHECKOUT]`: a process on an empty data folder that many visit as soon as it says that it
 * is ready: every page of the sitemap by turns, at a constant rate. `--from` names another built checkout that is measured in turns with this one.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../run/steps/build.mjs';
import { startServer } from '../run/steps/server.mjs';

const READY_EVERY_MS = 100;
const KB = 1024;
const SECOND = 1000;

/** @param {number} pid @returns the most memory that a process ever had, in MB (proc(5), VmHWM) */
function peakOf(pid) {
  const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / KB;
}

/** @param {string} address */
async function untilReady(address) {
  while (!(await fetch(`${address}/readyz`)).ok) await delay(READY_EVERY_MS);
}

/** @param {number[]} times @param {number} share */
const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

/**
 * Starts a process and visits it.
 * @param {string | undefined} directory of the checkout that is served, this one when absent
 * @param {number} rate visits a second, whatever becomes of those before
 * @param {number} seconds
 */
async function coldStart(directory, rate, seconds) {
  // Not the system's folder for temporary files, which may lie in memory.
  const benches = resolve('.cache/bench');
  mkdirSync(benches, { recursive: true });
  const data = mkdtempSync(resolve(benches, 'cold-'));
  const begun = performance.now();
  const server = await startServer(
    { DATA_DIR: data, DATABASE_URL: '', WARM_SECONDS: '' },
    directory ? { directory } : {},
  );
  try {
    await untilReady(server.address);
    const readyMs = performance.now() - begun;
    const sitemap = await (await fetch(`${server.address}/sitemap.xml`)).text();
    const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
    /** @type {number[]} */
    const times = [];
    let refused = 0;
    let failed = 0;
    const visit = async (/** @type {string} */ path) => {
      const asked = performance.now();
      try {
        const answer = await fetch(server.address + path);
        await answer.arrayBuffer();
        if (answer.ok) times.push(performance.now() - asked);
        else refused += 1;
      } catch {
        failed += 1;
      }
    };
    const first = performance.now();
    /** @type {Promise<void>[]} */
    const visits = [];
    for (let count = 0; count < rate * seconds; count += 1) {
      await delay(Math.max(0, first + (count * SECOND) / rate - performance.now()));
      visits.push(visit(paths[count % paths.length] ?? '/'));
    }
    await Promise.all(visits);
    return [readyMs, quantile(times, 0.5), quantile(times, 0.99), refused, failed, peakOf(server.pid)];
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** @param {string[]} options @returns {Promise<import('./report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({
    args: options,
    options: {
      rate: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '20' },
      from: { type: 'string' },
    },
  });
  const [rate, seconds] = [Number(values.rate), Number(values.seconds)];
  await ensureBuilt();
  const rows = [];
  if (values.from) rows.push(['other checkout', ...(await coldStart(values.from, rate, seconds))]);
  rows.push(['this one', ...(await coldStart(undefined, rate, seconds))]);
  return {
    how: `Empty data folder; ${rate} visits a second for ${seconds} s from the moment that /readyz says yes, every page of the sitemap by turns.`,
    tables: [
      {
        columns: [
          '',
          'ready after, ms',
          'p50, ms',
          'p99, ms',
          'refused with 503',
          'no answer',
          'most memory, MB',
        ],
        rows,
      },
    ],
  };
}
