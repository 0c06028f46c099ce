/**
 * `npm run bench -- startup [--runs=N] [--entries=N]`: from the start of the process to the first whole page of the blog. The copies
 * of a content service are filled beforehand, and kept in `.cache/bench` for the next time; the service itself does not answer.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../run/steps/build.mjs';
import { startServer } from '../run/steps/server.mjs';
import { filledCopy } from './content/filled-copy.mjs';
import { median, short } from './report.mjs';

const PAGE = '/resources/blog';
const FEW = 150;
const SECOND = 1000;
const UNREACHABLE_SERVICE = {
  CONTENTFUL_SPACE_ID: 'bench',
  CONTENTFUL_DELIVERY_TOKEN: 'token-of-the-bench',
  CONTENTFUL_HOST: '127.0.0.1:9',
};
const NO_SERVICE = { CONTENTFUL_SPACE_ID: '', CONTENTFUL_DELIVERY_TOKEN: '', CONTENTFUL_WEBHOOK_SECRET: '' };

/**
 * Starts the site and asks for a page.
 * @param {string} data folder of the data
 * @param {Record<string, string>} source of the entries
 */
async function startOnce(data, source) {
  const begun = performance.now();
  const server = await startServer({ DATA_DIR: data, DATABASE_URL: '', ...source });
  const listensMs = performance.now() - begun;
  const answer = await fetch(server.address + PAGE);
  await answer.text();
  const pageMs = performance.now() - begun;
  await server.stop();
  if (answer.status !== 200) throw new Error(`${PAGE} answered ${answer.status}`);
  return { listensMs, pageMs };
}

/**
 * @param {string} title
 * @param {number} runs
 * @param {() => Promise<{ listensMs: number, pageMs: number }>} start
 */
async function row(title, runs, start) {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await start());
  const pages = times.map(({ pageMs }) => pageMs);
  return [title, median(times.map(({ listensMs }) => listensMs)), median(pages), Math.max(...pages)];
}

/** @param {string[]} options @returns {Promise<import('./report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({
    args: options,
    options: { runs: { type: 'string', default: '5' }, entries: { type: 'string', default: '100000' } },
  });
  const [runs, many] = [Number(values.runs), Number(values.entries)];
  await ensureBuilt();
  // Not the system's folder for temporary files, which may lie in memory.
  const folder = mkdtempSync(resolve('bench-startup-'));
  const files = resolve(folder, 'files');
  try {
    const rows = [
      await row('content folder, no copy on disk', runs, () => {
        rmSync(files, { recursive: true, force: true });
        return startOnce(files, NO_SERVICE);
      }),
      await row('content folder, copy on disk', runs, () => startOnce(files, NO_SERVICE)),
    ];
    for (const size of [FEW, many]) {
      const data = resolve(folder, String(size));
      mkdirSync(data);
      copyFileSync(await filledCopy(size), resolve(data, 'contentful-entries.db'));
      const title = `content service, copy of ${size.toLocaleString('en')} entries`;
      rows.push(await row(title, runs, () => startOnce(data, UNREACHABLE_SERVICE)));
    }
    const [, first = 0] = (rows.at(-1) ?? []).slice(1).map(Number);
    return {
      summary: `**Start**: with ${many.toLocaleString('en')} entries of the content service, the first page is answered ${short(first / SECOND)} s after the process began.`,
      how: `${runs} starts each; the page is ${PAGE}, asked for as soon as the port is open. Files are in the memory of the system.`,
      tables: [{ columns: ['', 'port open, ms', 'first page, ms', 'slowest, ms'], rows }],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
