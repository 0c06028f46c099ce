import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ensureBuilt } from '../scripts/steps/build.mjs';
import { startNginx } from './nginx.mjs';
import { startServer } from './server.mjs';

const TARGETS = [
  '/',
  '/resources/blog/what-fits-on-a-30-ton-truck',
  '/resources/glossary/glossaryD/demurrage',
  '/api/trips-total-tonnage',
];
const SECONDS = 4;
const RUNS = 3;
const CONNECTIONS = 50;
const STEADY_RATE = 1000;
const HEADERS = { 'accept-encoding': 'br' };

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** @param {string} command */
const has = (command) => spawnSync('which', [command]).status === 0;

/** @param {string} url @param {number} [overallRate] */
const load = (url, overallRate) =>
  autocannon({
    url,
    headers: HEADERS,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(overallRate && { overallRate }),
  });

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

/** Throughput of kept pages beside nginx with the same bytes, in turns, and latency at a steady rate. */
export async function bench() {
  for (const tool of ['nginx', 'curl'])
    if (!has(tool)) throw new Error(`This needs ${tool}: install it and try again.`);
  const pinned = has('taskset') ? ['taskset', '-c', '0'] : [];
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-bench-'));
  const site = await startServer({ DATA_DIR: join(folder, 'data') }, { before: pinned });
  // The second visit finds the page kept, and a little later in its best form.
  await answersOf(site.address);
  await new Promise((done) => setTimeout(done, 5000));
  const nginx = await startNginx(join(folder, 'nginx'), await answersOf(site.address), pinned);
  await new Promise((done) => setTimeout(done, 1000));

  try {
    console.log(`${RUNS} runs of ${SECONDS} s each in turns, ${CONNECTIONS} connections, medians\n`);
    for (const target of TARGETS) {
      /** @type {number[]} */
      const ours = [];
      /** @type {number[]} */
      const theirs = [];
      for (let run = 0; run < RUNS; run += 1) {
        ours.push((await load(site.address + target)).requests.average);
        theirs.push((await load(nginx.address + target)).requests.average);
      }
      const [a, b] = [median(ours), median(theirs)];
      const steady = await load(site.address + target, STEADY_RATE);
      console.log(
        `${target}\n  ${Math.round(a)}/s, nginx ${Math.round(b)}/s, ratio ${(a / b).toFixed(2)}; ` +
          `at ${STEADY_RATE}/s p50 ${steady.latency.p50} ms, p99 ${steady.latency.p99} ms; errors ${steady.errors + steady.non2xx}`,
      );
    }
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1];
    console.log(`\nmemory of the server afterwards: ${Math.round(Number(memory) / 1024)} MB`);
  } finally {
    nginx.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
