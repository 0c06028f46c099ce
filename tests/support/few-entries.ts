import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A content folder with few entries, for tests that only read it. */
    fewEntries: string;
  }
}

const POSTS = ['a-waybill-line-by-line', 'what-a-warehouse-must-prove', 'apapa-lekki-or-onne'];
const TERMS = ['demurrage', 'detention'];

/** The entries that stay, by folder. Everything else of the content is one file of its kind and stays whole. */
const KEPT: Record<string, RegExp> = {
  blog: new RegExp(`^(${POSTS.join('|')})\\.md$`),
  glossary: new RegExp(`^d/(${TERMS.join('|')})\\.md$`),
  lanes: /^(lagos-kano|kano-lagos)\.yaml$/,
};

/** Links to entries in texts, and in lists. */
const LINK = /\[([^\]]*)\]\((\/(?:resources\/(?:blog|glossary|e-guides)|lanes)\/[\w/-]+)(?:#[\w-]+)?\)/g;
const LISTED = /^ {2}- (\/resources\/(?:blog|glossary)\/[\w/-]+)\n/gm;
/** What a list names in the place of what is not there. */
const IN_LISTS: [list: RegExp, items: string][] = [
  [/^reading:\n/gm, POSTS.map((slug) => `  - /resources/blog/${slug}\n`).join('')],
  [/^terms:\n/gm, TERMS.map((slug) => `  - /resources/glossary/glossaryD/${slug}\n`).join('')],
];

const isKept = (path: string, posts: readonly string[]) => {
  const [folder = '', ...rest] = path.split('/');
  const kept = KEPT[folder];
  return (
    kept === undefined ||
    rest.length === 0 ||
    kept.test(rest.join('/')) ||
    posts.includes(basename(path, '.md'))
  );
};

/** The files below a folder, by their path in it. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );

/** The address of the page that an entry's file makes. */
function pageOf(path: string): string {
  const [folder = '', ...rest] = path.replace(/\.\w+$/, '').split('/');
  if (folder === 'glossary') return `/resources/glossary/glossary${rest[0]?.toUpperCase()}/${rest[1]}`;
  return (
    { blog: '/resources/blog/', guides: '/resources/e-guides/', lanes: '/lanes/' }[folder] + rest.join('/')
  );
}

/**
 * Copies the content of this site with a few entries of each kind, so that nothing leads to those that are left out: it is read in a third of the
 * time.
 * @param directory of the copy
 * @param posts further ones that stay
 */
export function copyFewEntries(directory: string, posts: readonly string[] = []): string {
  const left = filesIn('content').filter((path) => !isKept(path, posts));
  cpSync('content', directory, {
    recursive: true,
    filter: (source) => statSync(source).isDirectory() || !left.includes(source.replace(/^content\//, '')),
  });
  const gone = new Set(left.map(pageOf));
  for (const path of filesIn(directory)) {
    if (!/\.(md|yaml)$/.test(path)) continue;
    const file = join(directory, path);
    const text = readFileSync(file, 'utf8');
    const linked = text
      .replace(LINK, (link, words: string, page: string) => (gone.has(page) ? words : link))
      .replace(LISTED, '');
    writeFileSync(
      file,
      IN_LISTS.reduce((all, [list, items]) => all.replace(list, (name) => name + items), linked),
    );
  }
  return directory;
}

/** Makes one such folder for a whole run of tests. */
export default function sharedFewEntries({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-few-'));
  provide('fewEntries', copyFewEntries(join(folder, 'content')));
  return () => rmSync(folder, { recursive: true });
}
