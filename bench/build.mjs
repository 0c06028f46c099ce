/**
 * `npm run bench -- build [--seconds=N]`: builds the site again and again in this folder, so nothing may be served from it meanwhile.
 * Cold is without what an earlier build has left (`dist`, PDFs of the guides, caches of Astro and Vite), warm with it.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { nodePath, toolEnvironment } from '../scripts/steps/node.mjs';
import { run } from '../scripts/steps/run.mjs';
import { median } from './report.mjs';

const LEFT_BEHIND = [
  'dist',
  '.astro',
  'node_modules/.astro',
  'node_modules/.vite',
  'node_modules/.cache/guides',
];
const SECOND = 1000;
const MOST_ROUNDS = 5;

/** @type {{ title: string, command: string, words: string[] }[]} */
const BUILDS = [
  { title: 'astro build', command: nodePath(), words: ['node_modules/astro/bin/astro.mjs', 'build'] },
  { title: 'npm run build', command: 'npm', words: ['run', 'build'] },
];

/** @param {typeof BUILDS[number]} build @returns {Promise<number>} seconds */
async function timed({ title, command, words }) {
  const begun = performance.now();
  const { code, output } = await run(command, words, { env: toolEnvironment() });
  if (code !== 0) throw new Error(`${output}\n${title} failed`);
  return (performance.now() - begun) / SECOND;
}

/** @param {string[]} options @returns {Promise<import('./report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({ args: options, options: { seconds: { type: 'string', default: '55' } } });
  const limit = Number(values.seconds) * SECOND;
  const times = BUILDS.map((build) => ({ build, cold: [0].slice(1), warm: [0].slice(1) }));
  const begun = performance.now();
  let rounds = 0;
  let longest = 0;
  while (rounds < MOST_ROUNDS && (rounds === 0 || performance.now() - begun + longest < limit)) {
    const from = performance.now();
    for (const { build, cold, warm } of times) {
      for (const path of LEFT_BEHIND) rmSync(path, { recursive: true, force: true });
      cold.push(await timed(build));
      warm.push(await timed(build));
    }
    longest = Math.max(longest, performance.now() - from);
    rounds += 1;
  }
  return {
    how: `${rounds} rounds, as many as fit into ${values.seconds} s.`,
    tables: [
      {
        columns: ['', 'cold, s', 'warm, s'],
        rows: times.map(({ build, cold, warm }) => [build.title, median(cold), median(warm)]),
      },
    ],
  };
}
