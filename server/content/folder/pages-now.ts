import { AUTHORS_PATH } from '#domain/entries/people.ts';
import { VIDEO_FOLDER } from '#domain/entries/videos.ts';
import { GONE } from '#domain/pages/redirects.ts';
import { LANES_PATH } from '#domain/price/lanes.ts';
import type { Content } from '#domain/services/content.ts';
import { pageAt } from '#domain/shared/page-paths.ts';
import type { Copy } from '../copy/copy.ts';
import { articleFile, copyPaths, termFile } from '../entries/entry-targets.ts';
import { addressAt } from '../entries/site-entry.ts';
import { anchorsOf, FIXED_PATHS, type SitePages } from '../entries/site-links.ts';
import type { Replica } from '../store/replica/replica.ts';
import type { CopySnapshot } from './copy-snapshot.ts';

/** Where the pages are read from. */
interface PageSources {
  current(): CopySnapshot;
  replica: Replica;
  content: Pick<Content, 'authors' | 'moved'>;
}

const copied = new WeakMap<Copy, ReadonlySet<string>>();

/** The addresses that the copy makes, listed once for each version of it. */
function pathsOfCopy(copy: Copy): ReadonlySet<string> {
  const paths = copied.get(copy) ?? new Set(copyPaths(copy));
  copied.set(copy, paths);
  return paths;
}

/** The pages that visitors find at the moment of a question. While the entries are still to come, each counts as there. */
export function pagesNow({ current, replica, content }: PageSources): SitePages {
  const isEntry = (path: string) =>
    Boolean(addressAt(path)?.slug) &&
    (replica.state() === 'waiting' || replica.read((reader) => reader.isEntry(path)));
  const isAuthor = (path: string) =>
    path.startsWith(`${AUTHORS_PATH}/`) && content.authors().includes(path.slice(AUTHORS_PATH.length + 1));
  const isMoved = (path: string) => ![undefined, GONE].includes(content.moved(path));
  return {
    has: (path) =>
      FIXED_PATHS.has(path) ||
      isEntry(path) ||
      pathsOfCopy(current().copy).has(path) ||
      isAuthor(path) ||
      isMoved(path),
    anchors: (path) => {
      const { kind, slug = '', letter } = addressAt(path) ?? {};
      const entry = kind && replica.read((reader) => reader.entry(kind, slug, letter));
      return entry?.content && anchorsOf(entry.content);
    },
  };
}

/** The same with those that are to appear on a day to come: links to them are written ahead. */
export function pagesToCome(pages: SitePages, replica: Replica): SitePages {
  return { ...pages, has: (path) => pages.has(path) || replica.read((reader) => reader.isScheduled(path)) };
}

/** The files that hold what a page is about. */
export function filesOfPage(path: string): string[] {
  const name = pageAt(path);
  if (name === 'privacy') return ['privacy.md', 'pages/privacy.yaml'];
  if (name) return [`pages/${name}.yaml`];
  const { kind, letter, slug = '' } = addressAt(path) ?? {};
  if (kind && slug)
    return [kind === 'term' ? termFile({ letter: letter ?? '', slug }) : articleFile(kind, slug)];
  if (path.startsWith(`${LANES_PATH}/`)) return [`lanes${path.slice(LANES_PATH.length)}.yaml`];
  if (path.startsWith(`${VIDEO_FOLDER}/`)) return ['videos.yaml'];
  if (path.startsWith(`${AUTHORS_PATH}/`)) return ['people.yaml'];
  // What a form leads to and what says that there is no page are made of words that all pages share.
  return ['layout.yaml'];
}
