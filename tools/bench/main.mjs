/**
 * `npm run bench -- NAME [OPTIONS]`: measures one side of the site and prints what it found; `all` for every one after the other;
 * without a name, says which there are. The figures worth keeping are in RESULTS.md.
 */
import { asMarkdown, machine } from './report.mjs';

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
  startup: {
    about: 'from the start of the process to the first page, with and without a copy of the content',
    load: () => import('./startup.mjs'),
  },
  turns: {
    about: "Lighthouse's phone on this code and on another checkout, page by page in turns",
    load: () => import('./lighthouse/turns.mjs'),
  },
};

const [name = '', ...options] = process.argv.slice(2);
/** Needs another checkout, which only a person can name. */
const ON_REQUEST = 'turns';
const names = name === 'all' ? Object.keys(BENCHES).filter((each) => each !== ON_REQUEST) : [name];

if (names.every((each) => BENCHES[each])) {
  console.log(`${machine()}\n`);
  for (const each of names) await run(each);
} else {
  console.log('npm run bench -- NAME [OPTIONS]\n');
  for (const [each, { about }] of Object.entries(BENCHES)) console.log(`  ${each.padEnd(8)} ${about}`);
  console.log(`  all      every one but ${ON_REQUEST}, with its defaults`);
  process.exitCode = name === '' || name === '--help' ? 0 : 1;
}

/** @param {string} each name of a bench */
async function run(each) {
  const chosen = BENCHES[each];
  if (!chosen) return;
  const { bench } = await chosen.load();
  const words = name === 'all' ? [] : options;
  const report = await bench(words);
  const command = ['npm run bench --', each, ...words].join(' ');
  console.log(asMarkdown(each, { about: chosen.about, report, command }));
}
