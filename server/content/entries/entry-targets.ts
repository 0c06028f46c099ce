import type { Document } from '@contentful/rich-text-types';
import {
  ARTICLES,
  type ArticleKind,
  ENTRY_KINDS,
  type Entries,
  type EntryOf,
  KINDS,
} from '#domain/entries/entry-kinds.ts';
import { type Term, termPath } from '#domain/entries/glossary.ts';
import { authorPath } from '#domain/entries/people.ts';
import type { EntryTarget } from '#domain/entries/rich-text/rich-text.ts';
import { videoPath } from '#domain/entries/videos.ts';
import { GONE } from '#domain/pages/redirects.ts';
import { lanePath } from '#domain/price/lanes.ts';
import { factsOf, type PlacedDocument } from './link-targets.ts';
import { addressAt, type SiteEntry } from './site-entry.ts';
import { FIXED_PATHS, type SitePages } from './site-links.ts';

/** The entries, each with its kind. */
export function* siteEntries(entries: Entries): Generator<SiteEntry> {
  for (const kind of ENTRY_KINDS)
    for (const entry of entries[KINDS[kind].plural]) yield { kind, entry } as SiteEntry;
}

/** An article with its file and how links see it. */
export interface PlacedArticle {
  file: string;
  entry: EntryOf[ArticleKind];
  target: EntryTarget & { kind: ArticleKind };
}

/** All articles, each with its file. */
export function placedArticles(entries: Entries): PlacedArticle[] {
  return [...siteEntries(entries)].flatMap(({ kind, entry }) => {
    if (kind === 'term') return [];
    const { slug, title, subTitle } = entry;
    const href = ARTICLES[kind].path(slug);
    return { file: articleFile(kind, slug), entry, target: { kind, href, title, subTitle } };
  });
}

/** All entries as links to them see them, by path; a path that an entry had before leads to it, as the site redirects it. */
export function entryTargets(entries: Entries): Map<string, EntryTarget> {
  const targets = new Map<string, EntryTarget>();
  const former = new Map<string, EntryTarget>();
  for (const { entry, target } of placedArticles(entries)) {
    targets.set(target.href, target);
    for (const slug of entry.formerly ?? []) former.set(ARTICLES[target.kind].path(slug), target);
  }
  for (const term of entries.terms) {
    const { subject: title, subTitle, letter } = term;
    const target: EntryTarget = { kind: 'term', href: termPath(term), title, subTitle };
    targets.set(target.href, target);
    for (const slug of term.formerly ?? []) former.set(termPath({ letter, slug }), target);
  }
  return new Map([...former, ...targets]);
}

/** The file of an article. */
export function articleFile(kind: ArticleKind, slug: string): string {
  return `${ARTICLES[kind].folder}/${slug}.md`;
}

/** The file of a term. */
export function termFile({ letter, slug }: Pick<Term, 'letter' | 'slug'>): string {
  return `${KINDS.term.folder}/${letter.toLowerCase()}/${slug}.md`;
}

/** The file and the page of every entry. */
export function entryPages(
  entries: Entries,
): { file: string; page: string; document?: Document | undefined }[] {
  return [
    ...placedArticles(entries).map(({ file, entry, target }) => ({
      file,
      page: target.href,
      document: entry.content,
    })),
    ...entries.terms.map((term) => ({ file: termFile(term), page: termPath(term), document: term.content })),
  ];
}

/** The texts of all entries, each with its file. */
export function entryTexts(entries: Entries): Required<PlacedDocument>[] {
  return entryPages(entries).flatMap(({ document, ...placed }) =>
    document ? [{ ...placed, document }] : [],
  );
}

/** What is there besides entries and fixed pages, as far as links are concerned. */
export interface PagesOfCopy {
  videos: { id: number }[];
  lanes: Record<string, unknown>;
  people: Record<string, unknown>;
  redirects: Record<string, string>;
}

/** All pages of the site, with the ids on those of entries. */
export function sitePagesOf(entries: Entries, copy: PagesOfCopy): SitePages {
  const former = [...entryTargets(entries).keys()];
  const paths = new Set([...FIXED_PATHS, ...former, ...copyPaths(copy), ...authorPaths(entries, copy)]);
  const anchors = new Map(
    entryTexts(entries).map(({ page, document }) => [page, new Set(factsOf(document).anchors)]),
  );
  return { has: (path) => paths.has(path), anchors: (path) => anchors.get(path) };
}

/** The addresses of all pages, without those that only lead to one. @param entries absent where they are not known */
export function pagePaths(entries: Entries | undefined, copy: PagesOfCopy): string[] {
  const ofEntries = entries
    ? [...entryPages(entries).map(({ page }) => page), ...authorPaths(entries, copy)]
    : [];
  return [...FIXED_PATHS, ...ofEntries, ...copyPaths({ ...copy, redirects: {} })];
}

/** The pages that the copy makes, and the addresses that lead from it to others. */
export function copyPaths({ videos, lanes, redirects }: PagesOfCopy): string[] {
  const moved = Object.entries(redirects).filter(([, to]) => to !== GONE);
  return [
    ...videos.map(({ id }) => videoPath(id)),
    ...Object.keys(lanes).map((slug) => lanePath({ slug })),
    ...moved.map(([from]) => from),
  ];
}

/** Pages of those who wrote or checked a post. */
function authorPaths({ posts }: Entries, { people }: PagesOfCopy): string[] {
  return posts
    .flatMap(({ byline }) => [byline.author, byline.reviewer])
    .filter((id) => id !== undefined && Object.hasOwn(people, id))
    .map((id) => authorPath(String(id)));
}

/** The file that a page would have if it were an entry's; nothing for other pages. */
export function fileOfPage(path: string): string | undefined {
  const address = addressAt(path);
  if (!address?.slug) return undefined;
  const { kind, letter, slug } = address;
  return kind === 'term' ? termFile({ letter, slug }) : `${ARTICLES[kind].folder}/${slug}.md`;
}
