/**
 * `npm run bench -- price [--answers=N]`: how long the server takes for an answer of /price that nobody asked for before, with the
 * present rate card and with one that holds 1,000 fixed prices of lanes.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { ensureBuilt } from '../run/steps/build.mjs';
import { startServer } from '../run/steps/server.mjs';
import { median, quantile } from './report.mjs';

const LANES = 1000;
const WARM_UP = 20;
/** The card's price of each lane: a truck size in tons, and naira. */
const SIZE = 30;
const PRICE = 1_000_000;
/** Every so many places further lies the other end of a load. */
const STRIDE = 7;

/** @param {string} path @returns {any} */
const readYaml = (path) => parse(readFileSync(path, 'utf8'));
/** @type {string[]} */
const places = readYaml('content/roads/places.yaml').map((/** @type {{ slug: string }} */ { slug }) => slug);

/**
 * Ordered pairs of places, each another.
 * @param {number} count
 */
const pairs = (count) =>
  places.flatMap((from) => places.filter((to) => to !== from).map((to) => ({ from, to }))).slice(0, count);

/** Writes the content with a card of many lanes into a folder. @param {string} folder */
function contentWithLanes(folder) {
  cpSync('content', folder, { recursive: true });
  const cards = join(folder, 'rates');
  for (const name of readdirSync(cards)) {
    const card = readYaml(join(cards, name));
    card.lanes = pairs(LANES).map((pair) => ({ ...pair, size: SIZE, price: PRICE }));
    writeFileSync(join(cards, name), stringify(card));
  }
}

/** An address that no other number has. @param {number} n */
function address(n) {
  const from = places[n % places.length];
  const to = places[(n * STRIDE + 1) % places.length];
  return `/price?from=${from}&to=${to}&weight=${(1 + n / 1000).toFixed(3)}`;
}

/** @param {string} url @returns {Promise<number>} milliseconds */
async function ask(url) {
  const begun = performance.now();
  const answer = await fetch(url);
  const page = await answer.text();
  if (answer.status !== 200 || !page.includes('id="answer"')) throw new Error(`${url}: no answer`);
  return performance.now() - begun;
}

/** @param {string[]} options @returns {Promise<import('./report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({ args: options, options: { answers: { type: 'string', default: '200' } } });
  const answers = Number(values.answers);
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-price-'));
  const content = join(folder, 'content');
  contentWithLanes(content);
  const [present, many] = [
    await startServer({ DATA_DIR: join(folder, 'present') }),
    await startServer({ DATA_DIR: join(folder, 'many'), CONTENT_DIR: content }),
  ];
  /** @type {[now: number[], many: number[]]} */
  const times = [[], []];
  try {
    for (let n = 0; n < WARM_UP + answers; n += 1)
      for (const [place, { address: server }] of [present, many].entries()) {
        const taken = await ask(server + address(n));
        if (n >= WARM_UP) times[place]?.push(taken);
      }
  } finally {
    await present.stop();
    await many.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  /** @param {string} title @param {number[]} taken */
  const row = (title, taken) => [title, median(taken), quantile(taken, 0.95), Math.max(...taken)];
  return {
    how: `${answers} answers each in turns, every one to a question of its own, between ${places.length} places; from the request to the last byte, on this machine.`,
    tables: [
      {
        columns: ['rate card', 'median, ms', '95 %, ms', 'slowest, ms'],
        rows: [
          row('as it is', times[0]),
          row(`with prices of ${LANES.toLocaleString('en')} lanes`, times[1]),
        ],
      },
    ],
  };
}
