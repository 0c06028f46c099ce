/** `npm run bench -- NAME [OPTIONS]`: measures one side of the site; without a name, says which there are. */
import { cpus, totalmem } from 'node:os';

/** @type {Record<string, { about: string, load: () => Promise<{ bench: (options: string[]) => Promise<void> }> }>} */
const BENCHES = {
  pages: {
    about: 'kept pages a second, beside nginx serving the same bytes',
    load: () => import('./pages.mjs'),
  },
  content: {
    about: 'filling, opening, searching and showing 100 to 100,000 entries',
    load: () => import('./content.mjs'),
  },
  leads: {
    about: 'leads accepted a second, each on the disk, beside raw commits',
    load: () => import('./leads.mjs'),
  },
};

const [name = '', ...options] = process.argv.slice(2);
const chosen = BENCHES[name];
if (chosen) {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  console.log(
    `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${gigabytes} GiB\n`,
  );
  await (await chosen.load()).bench(options);
} else {
  console.log('npm run bench -- NAME [OPTIONS]\n');
  for (const [each, { about }] of Object.entries(BENCHES)) console.log(`  ${each}  ${about}`);
  process.exitCode = name ? 1 : 0;
}
