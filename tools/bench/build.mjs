/**
 * `npm run bench -- build [--rounds=N]`: builds the site again and again in this folder, so nothing may be served from it meanwhile.
 * Cold is without what an earlier build has left (`dist`, PDFs of the guides, caches of Astro and Vite), warm with it.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nodePath, toolEnvironment } from '../run/steps/node.mjs';
import { run } from '../run/steps/run.mjs';
import { median } from './report.mjs';

const LEFT_BEHIND = [
  'dist',
  '.astro',
  'node_modules/.astro',
  'node_modules/.vite',
  'node_modules/.cache/guides',
];
const SECOND = 1000;

/** @typedef {{ title: string, command: string, words: string[] }} Build */
/** @type {Build} */
const WHOLE = { title: 'npm run build', command: 'npm', words: ['run', 'build'] };
/** @type {Build} */
const ALONE = {
  title: 'astro build',
  command: nodePath(),
  words: ['node_modules/astro/bin/astro.mjs', 'build'],
};

/** @param {Build} build @returns {Promise<number>} seconds */
async function timed({ title, command, words }) {
  const begun = performance.now();
  const { code, output } = await run(command, words, { env: toolEnvironment() });
  if (code !== 0) throw new Error(`${output}\n${title} failed`);
  return (performance.now() - begun) / SECOND;
}

/** @param {string[]} options @returns {Promise<import('./report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({ args: options, options: { rounds: { type: 'string', default: '3' } } });
  const rounds = Number(values.rounds);
  /** @type {number[]} */
  const cold = [];
  /** @type {number[]} */
  const warm = [];
  /** @type {number[]} */
  const alone = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const path of LEFT_BEHIND) rmSync(path, { recursive: true, force: true });
    cold.push(await timed(WHOLE));
    warm.push(await timed(WHOLE));
    alone.push(await timed(ALONE));
  }
  return {
    how: `${rounds} rounds.`,
    tables: [
      {
        columns: ['', 's'],
        rows: [
          [`${WHOLE.title}, cold`, median(cold)],
          [`${WHOLE.title}, warm`, median(warm)],
          [`${ALONE.title}, warm`, median(alone)],
        ],
      },
    ],
  };
}
