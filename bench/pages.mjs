import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { ensureBuilt } from '../scripts/steps/build.mjs';
import { startServer } from '../scripts/steps/server.mjs';
import { startNginx } from './nginx.mjs';
import { median, quantile } from './report.mjs';
import { steady } from './steady.mjs';

const TARGETS = [
  '/',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/glossary/glossaryD/demurrage',
  '/api/trips-total-tonnage',
];
const CONNECTIONS = 50;
const STEADY_RATE = 1000;
const HEADERS = { 'accept-encoding': 'br' };

/** @param {string} command */
const has = (command) => spawnSync('which', [command]).status === 0;

/**
 * Requests a second; an answer that is no page would be quicker than one, and counts for nothing.
 * @param {string} url @param {number} duration in seconds
 */
async function rateOf(url, duration) {
  const { requests, errors, non2xx } = await autocannon({
    url,
    headers: HEADERS,
    connections: CONNECTIONS,
    duration,
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} answers that are no page`);
  return requests.average;
}

/** @param {string} url @param {number} seconds */
const steadyVisits = (url, seconds) =>
  steady(url, { rate: STEADY_RATE, seconds, connections: CONNECTIONS, headers: HEADERS });

/** @param {string} address */
async function answersOf(address) {
  const answers = new Map();
  for (const target of TARGETS) {
    // `fetch` would unpack the body: what is served has to be the same bytes.
    const raw = spawnSync('curl', ['-s', '-H', 'accept-encoding: br', `${address}${target}`], {
      maxBuffer: 2 ** 24,
    });
    const { headers } = await fetch(address + target, { headers: HEADERS });
    answers.set(target, {
      body: raw.stdout,
      type: headers.get('content-type'),
      encoding: headers.get('content-encoding'),
    });
  }
  return answers;
}

/**
 * Throughput of kept pages beside nginx with the same bytes, in turns, and latency at a steady rate.
 * @param {string[]} options `--runs=N`, `--seconds=N` of each run
 * @returns {Promise<import('./report.mjs').Report>}
 */
export async function bench(options) {
  const { values } = parseArgs({
    args: options,
    options: { runs: { type: 'string', default: '3' }, seconds: { type: 'string', default: '2' } },
  });
  const [runs, seconds] = [Number(values.runs), Number(values.seconds)];
  for (const tool of ['nginx', 'curl'])
    if (!has(tool)) throw new Error(`This needs ${tool}: install it and try again.`);
  const pinned = has('taskset') ? ['taskset', '-c', '0'] : [];
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-bench-'));
  // nginx reads its files as nobody.
  chmodSync(folder, 0o755);
  const site = await startServer({ DATA_DIR: join(folder, 'data') }, { before: pinned });
  // The second visit finds the page kept, and a little later in its best form.
  await answersOf(site.address);
  await new Promise((done) => setTimeout(done, 5000));
  const nginx = await startNginx(join(folder, 'nginx'), await answersOf(site.address), pinned);
  await new Promise((done) => setTimeout(done, 1000));

  try {
    /** @type {(string | number)[][]} */
    const rows = [];
    for (const target of TARGETS) {
      /** @type {number[]} */
      const ours = [];
      /** @type {number[]} */
      const theirs = [];
      for (let run = 0; run < runs; run += 1) {
        ours.push(await rateOf(site.address + target, seconds));
        theirs.push(await rateOf(nginx.address + target, seconds));
      }
      const [a, b] = [median(ours), median(theirs)];
      const visits = await steadyVisits(site.address + target, seconds);
      const reference = await steadyVisits(nginx.address + target, seconds);
      const p99 = [visits, reference].map(({ times }) => quantile(times, 0.99));
      rows.push([target, a, b, a / b, quantile(visits.times, 0.5), ...p99, visits.errors + reference.errors]);
    }
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1];
    const cores = pinned.length > 0 ? 'one core each' : 'cores as the system gives them';
    return {
      how: `${runs} runs of ${seconds} s each in turns, ${CONNECTIONS} connections, ${cores}, medians; then ${seconds} s at ${STEADY_RATE} requests a second, each on its time.`,
      tables: [
        {
          columns: ['', 'requests/s', 'nginx', 'ratio', 'p50, ms', 'p99, ms', 'nginx, p99, ms', 'errors'],
          rows,
        },
      ],
      notes: [
        'One process asks for both, on what the other core leaves it: for pages it is the limit of both.',
        `Memory of the server afterwards (RSS): ${Math.round(Number(memory) / 1024)} MB`,
      ],
    };
  } finally {
    nginx.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
