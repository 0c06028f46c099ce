/**
 * `npm run bench -- edits [SIZE…] [--runs=N]`: the built site with so many more posts as files. One of them is saved; tells how long
 * it takes to be seen, and how long the slowest visitor waits meanwhile. For comparison, the slowest in as long without a save.
 */

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ensureBuilt } from '../../run/steps/build.mjs';
import { startServer } from '../../run/steps/server.mjs';
import { median, short } from '../report.mjs';

const CONTENT = new URL('../../../content', import.meta.url).pathname;
/** The length of a post among many, in letters. */
const LETTERS = 9000;

/**
 * Copies the content folder and adds posts to it: the bodies of the real ones, in turns, so that the Markdown is as people write it.
 * @param {string} folder that does not exist yet
 * @param {number} count how many
 * @returns {{ file: string, path: string }} one of them, and the path of its page
 */
function writeManyPosts(folder, count) {
  cpSync(CONTENT, folder, { recursive: true });
  const names = readdirSync(join(CONTENT, 'blog')).filter((name) => /^[^.]+\.md$/.test(name));
  const texts = names.map((name) => readFileSync(join(CONTENT, 'blog', name), 'utf8'));
  for (let n = 0; n < count; n += 1)
    writeFileSync(join(folder, `blog/of-many-${n}.md`), postOf(texts[n % texts.length] ?? '', n));
  return { file: join(folder, 'blog/of-many-7.md'), path: '/resources/blog/of-many-7' };
}

/** @param {string} text @param {number} n */
function postOf(text, n) {
  const [, head = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  const paragraphs = body.slice(0, LETTERS).split('\n\n');
  if (body.length > LETTERS) paragraphs.pop();
  const title = `title: Post ${n} of many`;
  const kept = head.replace(/^title:.*$/m, title).replace(/^formerly:.*\n/m, '');
  return `---\n${kept}---\n${paragraphs.join('\n\n')}\n`;
}

const FOLDER = '.cache/bench';
const SIZES = [200, 1000, 5000];
const RUNS = 5;
/** A page that no edit of a post changes. */
const VISITED = '/privacy';
/** Between two visits, and between two looks for the edit, in ms. */
const VISIT_MS = 4;
const LOOK_MS = 50;
/** After an edit is seen, visitors are watched this much longer: what follows from it is still being done. */
const AFTER_MS = 1000;
/** For how long to look at most. */
const LIMIT_MS = 120_000;
const SECOND = 1000;

const agent = new Agent({ keepAlive: true });

/** @param {string} address @returns {Promise<string>} */
function ask(address) {
  return new Promise((done, fail) => {
    get(address, { agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => done(text)).on('error', fail);
    }).on('error', fail);
  });
}

/**
 * Visits until something is done.
 * @param {string} address
 * @param {Promise<unknown>} work
 * @returns {Promise<number>} the longest wait, in ms
 */
async function visitDuring(address, work) {
  let done = false;
  const ended = work.finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done) {
    const begun = performance.now();
    await ask(address + VISITED);
    longest = Math.max(longest, performance.now() - begun);
    await delay(VISIT_MS);
  }
  await ended;
  return longest;
}

/** @param {string} address @param {string} words */
async function seen(address, words) {
  const begun = performance.now();
  while (!(await ask(address)).includes(words)) {
    if (performance.now() - begun > LIMIT_MS) throw new Error(`'${words}' is not seen at ${address}`);
    await delay(LOOK_MS);
  }
  return performance.now() - begun;
}

/**
 * @param {number} size
 * @param {number} runs
 */
async function measured(size, runs) {
  // Not the system's folder for temporary files, which may lie in memory.
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(resolve(FOLDER, 'edits-'));
  const content = resolve(folder, 'content');
  const { file, path } = writeManyPosts(content, size);
  const begun = performance.now();
  const server = await startServer({
    DATA_DIR: resolve(folder, 'data'),
    CONTENT_DIR: content,
    DATABASE_URL: '',
    SMTP_URL: 'files',
    CONTENTFUL_SPACE_ID: '',
    CONTENTFUL_DELIVERY_TOKEN: '',
    // As it ships: pages have been made before, or the first ones are made by code that was never run.
    WARM_SECONDS: '20',
  });
  try {
    const startMs = performance.now() - begun;
    while ((await fetch(`${server.address}/readyz`)).status !== 200) await delay(LOOK_MS);
    await delay(2 * SECOND);
    const edits = [];
    for (let run = 0; run < runs; run += 1) {
      const words = `Edit ${run} of ${size}`;
      let seenMs = 0;
      const edit = async () => {
        // As editors and git save: by putting another file in its place.
        const text = readFileSync(file, 'utf8').replace(/^subTitle:.*$/m, `subTitle: ${words}, a long line`);
        writeFileSync(`${file}~`, text);
        renameSync(`${file}~`, file);
        seenMs = await seen(server.address + path, words);
        await delay(AFTER_MS);
      };
      const waitMs = await visitDuring(server.address, edit());
      const idleMs = await visitDuring(server.address, delay(seenMs + AFTER_MS));
      edits.push({ seenMs, waitMs, idleMs });
      console.log(size, edits.at(-1));
    }
    return { startMs, edits };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string[]} options @returns {Promise<import('../report.mjs').Report>} */
export async function bench(options) {
  const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice(7) ?? RUNS);
  const given = options.filter((option) => !option.startsWith('--')).map(Number);
  await ensureBuilt();
  const rows = [];
  for (const size of given.length > 0 ? given : SIZES) {
    const { startMs, edits } = await measured(size, runs);
    const of = (/** @type {'seenMs' | 'waitMs' | 'idleMs'} */ name) => edits.map((edit) => edit[name]);
    const [first, ...later] = of('seenMs');
    rows.push([
      size.toLocaleString('en'),
      startMs / SECOND,
      (first ?? 0) / SECOND,
      median(later) / SECOND,
      median(of('waitMs')),
      Math.max(...of('waitMs')),
      median(of('idleMs')),
    ]);
  }
  const columns = [
    'more posts',
    'first start, s',
    'first save seen, s',
    'later saves, median, s',
    'longest wait, median, ms',
    'longest wait, worst, ms',
    'the same without a save, ms',
  ];
  const [[, , , later = 0, waited = 0, , idle = 0] = []] = rows.toReversed().map((row) => row.map(Number));
  return {
    summary: `**Edits**: among ${rows.at(-1)?.[0]} posts, a saved one is on the site after ${short(later)} s; meanwhile no visitor waits longer than ${short(waited)} ms, ${short(idle)} ms without a save.`,
    how: `${runs} saves of one post at each size, while a visitor asks for ${VISITED} every ${VISIT_MS} ms.`,
    tables: [{ columns, rows }],
  };
}
