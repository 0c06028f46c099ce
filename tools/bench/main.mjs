/**
 * `npm run bench -- NAME [OPTIONS] [--write]`: measures one side of the site; `all` for every one after the other; without a name,
 * says which there are. `--write` puts the results into tools/bench/RESULTS.md.
 */
import { asMarkdown, machine, writeResults } from './report.mjs';

/** @typedef {import('./report.mjs').Report} Report */

/** @type {Record<string, { about: string, load: () => Promise<{ bench: (options: string[]) => Promise<Report> }> }>} */
const BENCHES = {
  pages: {
    about: 'cached pages a second, beside nginx serving the same bytes',
    load: () => import('./pages/pages.mjs'),
  },
  content: {
    about: 'filling, opening, searching and showing 100 to 100,000 entries',
    load: () => import('./content/content.mjs'),
  },
  edits: {
    about:
      'one save among 200 to 5,000 more posts as files: until it is seen, and what visitors wait meanwhile',
    load: () => import('./content/edits.mjs'),
  },
  leads: {
    about: 'leads accepted a second, each on the disk, beside raw commits',
    load: () => import('./leads.mjs'),
  },
  price: {
    about: 'an answer of /price, with the present rate card and with prices of 1,000 lanes',
    load: () => import('./price.mjs'),
  },
  preview: {
    about: 'what a draft costs beside 5,000 entries of the content service',
    load: () => import('./content/preview.mjs'),
  },
  startup: {
    about: 'from the start of the process to the first page, with and without a copy of the content',
    load: () => import('./startup.mjs'),
  },
  cold: {
    about: 'a start on an empty folder under 100 visits a second: time, memory, refusals',
    load: () => import('./cold.mjs'),
  },
  tasks: {
    about: 'the longest task of a first visit, beside a page of one paragraph',
    load: () => import('./browser/tasks.mjs'),
  },
  motion: {
    about: 'what freight that follows the scroll asks of the main thread, frame by frame',
    load: () => import('./browser/motion.mjs'),
  },
  turns: {
    about: "Lighthouse's phone on this code and on another checkout, page by page in turns",
    load: () => import('./lighthouse/turns.mjs'),
  },
  build: {
    about: 'building the site, with and without what an earlier build has left',
    load: () => import('./build.mjs'),
  },
};

const [name = '', ...given] = process.argv.slice(2);
const options = given.filter((option) => option !== '--write');
/** Needs another checkout, which only a person can name. */
const ON_REQUEST = 'turns';
const names = name === 'all' ? Object.keys(BENCHES).filter((each) => each !== ON_REQUEST) : [name];

if (names.every((each) => BENCHES[each])) {
  console.log(`${machine()}\n`);
  for (const each of names) await run(each);
} else {
  console.log('npm run bench -- NAME [OPTIONS] [--write]\n');
  for (const [each, { about }] of Object.entries(BENCHES)) console.log(`  ${each.padEnd(8)} ${about}`);
  console.log(`  all      every one but ${ON_REQUEST}, with its defaults`);
  process.exitCode = name === '' || name === '--help' ? 0 : 1;
}

/** @param {string} each name of a bench */
async function run(each) {
  const chosen = BENCHES[each];
  if (!chosen) return;
  const { bench } = await chosen.load();
  const report = await bench(name === 'all' ? [] : options);
  const words = name === 'all' ? [] : options;
  const command = ['npm run bench --', each, ...words, '--write'].join(' ');
  const part = asMarkdown(each, { about: chosen.about, report, command });
  console.log(part);
  if (given.includes('--write')) writeResults(new Map([[each, part]]), Object.keys(BENCHES));
}
