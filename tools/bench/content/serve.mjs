/** `serve.mjs FILE SIZE`: opens a filled copy of the content, asks and shows from it, and prints times as JSON. */
import { chooseFastReact } from '#server/config/config.ts';
import { openFileContent } from '#server/content/folder/file-content.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { loadPages, makeServices } from '#server/http/pages/load-bundle.ts';
import { corpus, entryAt, VOCABULARY } from '#tests/support/corpus.ts';
import { median, quantile } from '../report.mjs';

const ORIGIN = 'http://localhost';
const SEARCHES = 300;
const PAGES = 60;
const WARM_UP = 20;
const MEGABYTE = 2 ** 20;
const [, , file = '', sizeText = ''] = process.argv;
const size = Number(sizeText);

chooseFastReact();
const pages = await loadPages(new URL('../../../dist/server', import.meta.url).pathname);
const begun = performance.now();
const replica = Replica.open(file, console);
const openMs = performance.now() - begun;
const content = await openFileContent('content', { replica, withEntries: false });
const services = () => makeServices(content, ORIGIN);

/** @param {string} path */
async function show(path) {
  const response = await pages.render(new Request(ORIGIN + path), services());
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  await response.text();
}

/**
 * @param {number} count
 * @param {(n: number) => unknown} work
 */
async function times(count, work) {
  for (let n = 0; n < WARM_UP; n += 1) await work(n);
  /** @type {number[]} */
  const taken = [];
  for (let n = 0; n < count; n += 1) {
    const from = performance.now();
    await work(n);
    taken.push(performance.now() - from);
  }
  return { median: median(taken), p95: quantile(taken, 0.95) };
}

/** One to three words, frequent and rare ones, every second one cut short. @param {number} n */
function query(n) {
  const words = Array.from({ length: 1 + (n % 3) }, (_, k) => VOCABULARY[(n * n + k * 97) % 3000] ?? '');
  return words.map((word, k) => ((n + k) % 2 ? word.slice(0, 3) : word)).join(' ');
}

const some = [...corpus(Math.min(size, 1000))];
const posts = some.filter(({ kind }) => kind === 'post');
const terms = some.flatMap((each) => (each.kind === 'term' ? [each.entry] : []));
/** @param {number} n */
const articlePath = (n) => `/resources/blog/${posts[n % posts.length]?.entry.slug}`;
/** @param {number} n */
const termPath = (n) => {
  const term = terms[n % terms.length];
  return `/resources/glossary/glossary${term?.letter}/${term?.slug}`;
};
/** @param {number} n */
const listPath = (n) => `/resources/blog${n % 2 ? '?tag=ports' : ''}`;

const first = performance.now();
await show(listPath(0));
const firstMs = performance.now() - first;

const list = await times(PAGES, (n) => show(listPath(n)));
const article = await times(PAGES, (n) => show(articlePath(n)));
const term = await times(PAGES, (n) => show(termPath(n)));
const postSearch = await times(SEARCHES, (n) =>
  content.posts({ search: query(n), tag: n % 4 ? undefined : 'ports' }),
);
const fullSearch = await times(SEARCHES, (n) => content.search(query(n)));
const termSearch = await times(SEARCHES, (n) => content.searchTerms(query(n)));
globalThis.gc?.();
const memory = process.memoryUsage.rss();
const change = await times(WARM_UP, (n) =>
  replica.change((writer) => {
    const changed = entryAt(20);
    changed.entry.subTitle = `Changed ${n} ${performance.now()}`;
    writer.put(changed);
    return 'bench';
  }),
);
replica.close();
content.close();

console.log(
  JSON.stringify({
    'open, ms': openMs,
    'first page, ms': firstMs,
    'blog list, ms': list.median,
    'article, ms': article.median,
    'term, ms': term.median,
    'search of posts, p95, ms': postSearch.p95,
    'search of everything, p95, ms': fullSearch.p95,
    'search of terms, p95, ms': termSearch.p95,
    'change of one entry, ms': change.median,
    'memory, MiB': memory / MEGABYTE,
  }),
);
