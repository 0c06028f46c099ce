import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../run/steps/build.mjs';
import { median, quantile, short } from '../report.mjs';
import { startServers } from './page-servers.mjs';
import { BUSIEST, hammer } from './wrk.mjs';

const SECOND_MS = 1000;

/**
 * Asks at a constant rate, like many visitors who know nothing of each other: each request is sent when it is due, however long
 * those before it take, and its time counts from then on. (Autocannon sends those of a second all at once.)
 * @param {string} url
 * @param {{ rate: number, seconds: number, connections: number, headers: Record<string, string> }} options `rate` in requests a
 *   second
 * @returns {Promise<{ times: number[], errors: number }>} milliseconds of every answer, and how many were no page
 */
export async function askAtConstantRate(url, { rate, seconds, connections, headers }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const times = [];
  let errors = 0;
  /** @param {number} due @returns {Promise<void>} */
  const ask = (due) =>
    new Promise((done) => {
      const request = get(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) errors += 1;
        answer.on('end', () => {
          times.push(performance.now() - due);
          done();
        });
        answer.resume();
      });
      request.on('error', () => {
        errors += 1;
        done();
      });
    });
  const begun = performance.now();
  const asked = [];
  const dueAt = (/** @type {number} */ index) => begun + (index * SECOND_MS) / rate;
  while (asked.length < rate * seconds) {
    const due = dueAt(asked.length);
    if (due > performance.now()) await new Promise((next) => setTimeout(next, 1));
    else asked.push(ask(due));
  }
  await Promise.all(asked);
  agent.destroy();
  return { times, errors };
}

const TARGETS = [
  '/',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/glossary/glossaryD/demurrage',
  '/api/trips-total-tonnage',
];
const CONNECTIONS = 50;
const CONSTANT_RATE = 1000;
/** The servers have the first core. */
const GENERATOR = ['taskset', '-c', '1'];
/** As browsers write it. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** @param {string} command */
const has = (command) => spawnSync('which', [command]).status === 0;

/** @param {string} url @param {number} seconds */
const constantRateVisits = (url, seconds) =>
  askAtConstantRate(url, { rate: CONSTANT_RATE, seconds, connections: CONNECTIONS, headers: HEADERS });

/** @typedef {Awaited<ReturnType<typeof hammer>>[]} Runs */

/**
 * @param {{ address: string, pid: number }[]} servers
 * @param {string} target @param {number} runs @param {number} duration of each, in seconds
 * @returns {Promise<Runs[]>} the runs of each server
 */
async function interleaved(servers, target, runs, duration) {
  /** @type {Runs[]} */
  const results = servers.map(() => []);
  for (let run = 0; run < runs; run += 1)
    for (const [at, { address, pid }] of servers.entries())
      results[at]?.push(
        await hammer(address + target, {
          duration,
          connections: CONNECTIONS,
          headers: HEADERS,
          pid,
          before: GENERATOR,
        }),
      );
  return results;
}

/** @param {Runs} runs @param {'rate' | 'microseconds' | 'busy'} figure */
const middle = (runs, figure) => median(runs.map((run) => run[figure]));

/** @param {Runs} ours @param {Runs} theirs @returns {number} no number where the generator is the limit */
const ratioOf = (ours, theirs) =>
  Math.max(middle(ours, 'busy'), middle(theirs, 'busy')) > BUSIEST
    ? Number.NaN
    : middle(ours, 'rate') / middle(theirs, 'rate');

/**
 * Throughput of cached pages beside nginx with the same bytes, in turns, and latency at a constant rate.
 * @param {string[]} options `--runs=N`, `--seconds=N` of each run
 * @returns {Promise<import('../report.mjs').Report>}
 */
export async function bench(options) {
  const { values } = parseArgs({
    args: options,
    options: { runs: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' } },
  });
  const [runs, seconds] = [Number(values.runs), Number(values.seconds)];
  for (const tool of ['nginx', 'curl', 'wrk', 'taskset'])
    if (!has(tool)) throw new Error(`This needs ${tool}: install it and try again.`);
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-bench-'));
  // nginx reads its files as nobody.
  chmodSync(folder, 0o755);
  const { site, nginx, bare, front } = await startServers(folder, TARGETS, HEADERS);
  try {
    /** @type {(string | number)[][]} */
    const rates = [];
    /** @type {(string | number)[][]} */
    const costs = [];
    /** @type {(string | number)[][]} */
    const constantRateRows = [];
    for (const target of TARGETS) {
      const results = await interleaved([site, bare, front, nginx], target, runs, seconds);
      const [ofSite = [], ofBare = [], ofFront = [], ofNginx = []] = results;
      const ratios = [ratioOf(ofSite, ofBare), ratioOf(ofSite, ofNginx), ratioOf(ofFront, ofNginx)];
      rates.push([target, ...results.map((runs) => middle(runs, 'rate')), ...ratios]);
      costs.push([
        target,
        ...results.flatMap((runs) => [middle(runs, 'microseconds'), middle(runs, 'busy')]),
        middle(ofNginx, 'microseconds') / middle(ofSite, 'microseconds'),
        middle(ofNginx, 'microseconds') / middle(ofFront, 'microseconds'),
      ]);
      const visits = await constantRateVisits(site.address + target, seconds);
      const reference = await constantRateVisits(nginx.address + target, seconds);
      const times = [visits, reference].flatMap(({ times }) => [quantile(times, 0.5), quantile(times, 0.99)]);
      constantRateRows.push([target, ...times, visits.errors + reference.errors]);
    }
    const [home = []] = rates;
    const [, ofSite = 0, , ofFront = 0, ofNginx = 0] = home.map(Number);
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1];
    return {
      summary: `**Pages**: one process serves the home page ${short(ofSite)} times a second, and ${short(ofFront)} times behind nginx as we ship it; nginx serves the same answer from a file ${short(ofNginx)} times.`,
      how: `${runs} runs of ${seconds} s each in turns, ${CONNECTIONS} connections, medians: the server on one core, wrk on the other; then ${seconds} s at ${CONSTANT_RATE} requests a second, each on its time.`,
      tables: [
        {
          columns: [
            'requests/s',
            'site',
            'bare Node',
            'site behind nginx',
            'nginx',
            'site/Node',
            'site/nginx',
            'behind/nginx',
          ],
          rows: rates,
        },
        {
          columns: [
            'µs of processor each; wrk busy',
            'site',
            '',
            'bare Node',
            '',
            'site behind nginx',
            '',
            'nginx',
            '',
            'nginx/site',
            'nginx/behind',
          ],
          rows: costs,
        },
        {
          columns: ['at a constant rate', 'p50, ms', 'p99, ms', 'nginx, p50, ms', 'p99, ms', 'errors'],
          rows: constantRateRows,
        },
      ],
      notes: [
        'All serve the same bytes with the same headers: bare Node and nginx as files in memory, “site behind nginx” by deploy/nginx.conf, which keeps pages.',
        `No ratio where wrk took more than ${BUSIEST * 100} % of its core: it is the limit then.`,
        `Memory of the server afterwards (RSS): ${Math.round(Number(memory) / 1024)} MB`,
      ],
    };
  } finally {
    nginx.stop();
    bare.stop();
    await front.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
