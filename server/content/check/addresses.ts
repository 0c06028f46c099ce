import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { INLINES } from '@contentful/rich-text-types';
import { headings } from '#domain/entries/rich-text/document.ts';
import { destination } from '#domain/shared/links.ts';
import { entryTexts, placedArticles, termFile } from '../entries/entry-targets.ts';
import { nodesOf, type PlacedDocument } from '../entries/link-targets.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';
import { prose } from './prose.ts';

/** The targets that links can have: anchors by path; without them, a page whose anchors are not known here. */
export type Pages = Map<string, Set<string> | undefined>;

/** A link as an editor wrote it. */
export interface WrittenLink {
  file: string;
  /** Path of the page that the link stands on, if it is one page. */
  page?: string | undefined;
  uri: string;
}

/** All links that stand in texts. */
export function linksOf({ file, document }: PlacedDocument, page?: string): WrittenLink[] {
  return [...nodesOf(document)]
    .filter(({ nodeType }) => nodeType === INLINES.HYPERLINK)
    .map(({ data }) => ({ file, page, uri: String(data.uri) }));
}

/** The anchors of a text, by which links lead to its headings. */
export function anchorsOf({ document }: PlacedDocument): Set<string> {
  return new Set(headings(document).map(({ id }) => id));
}

/** Finds the error of a link; nothing when it leads somewhere. */
export function linkError({ uri, page }: WrittenLink, pages: Pages): string | undefined {
  switch (destination(uri)) {
    case 'site':
      return siteError(uri, page, pages);
    case 'outbound':
      return outboundError(uri);
    case 'person':
      return personError(uri);
    case 'unsafe':
      // Told where the text is read.
      return undefined;
  }
}

function siteError(uri: string, page: string | undefined, pages: Pages): string | undefined {
  const [address = '', anchor] = uri.split('#');
  const path = address.split('?')[0] || page;
  if (path === undefined) return undefined;
  if (!pages.has(path)) return `link ${uri}: there is no such page`;
  const anchors = pages.get(path);
  if (anchor && anchors && !anchors.has(anchor))
    return `link ${uri}: nothing on that page is called #${anchor}`;
  return undefined;
}

function outboundError(uri: string): string | undefined {
  const { hostname, username, password } = new URL(uri);
  if (/\s/.test(uri)) return `link ${uri}: write %20 for a space`;
  if (username || password) return `link ${uri}: take the name and password out`;
  if (!hostname.includes('.')) return `link ${uri}: this host is not on the internet`;
  return undefined;
}

function personError(uri: string): string | undefined {
  const valid = /^(mailto:[^@\s]+@[^@\s]+\.[^@\s.]+|tel:\+\d{8,15})$/i.test(uri);
  return valid ? undefined : `link ${uri}: write mailto:name@example.com or tel:+2348030000000`;
}

const PAGE = /\.(astro|ts)$/;

/**
 * The addresses of all pages that do not come from entries, read from the names of their files.
 * @param pages the folder `src/pages`
 */
export async function fixedPaths(pages: string): Promise<Set<string>> {
  const files = await readdir(pages, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && PAGE.test(file.name))
    .map((file) => relative(pages, join(file.parentPath, file.name)).replaceAll(sep, '/'))
    .filter((path) => !/(^|\/)_|\[/.test(path))
    .map((path) => `/${path.replace(PAGE, '').replace(/(^|\/)index$/, '')}`);
  return new Set(paths);
}

/** Entries that no other text leads to: only lists and search find them. A term is linked by itself where a text names it. */
export function unreached(
  entries: FolderEntries,
  links: WrittenLink[],
  pageOf: ReadonlyMap<string, string>,
): Problem[] {
  const led = ledTo(entries, links, pageOf);
  const texts = entryTexts(entries).map(({ file, document }) => ({
    file,
    text: prose(document).toLowerCase(),
  }));
  const isNamed = (names: (string | undefined)[], own: string) =>
    texts.some(
      ({ file, text }) => file !== own && names.some((name) => name && text.includes(name.toLowerCase())),
    );
  const unnamed = entries.terms
    .map((term) => ({ file: termFile(term), names: [term.subject, term.otherName] }))
    .filter(({ file, names }) => !isNamed(names, file));
  return [...placedArticles(entries), ...unnamed]
    .filter(({ file }) => !led.has(pageOf.get(file) ?? ''))
    .map(({ file }) => ({ file, message: 'no other text leads to it' }));
}

/** Every address that another page leads to, by its own words or as an entry. */
function ledTo(
  entries: FolderEntries,
  links: WrittenLink[],
  pageOf: ReadonlyMap<string, string>,
): Set<string> {
  const written = links.map(({ file, uri }) => ({ file, path: uri.split(/[?#]/)[0] ?? '' }));
  const embedded = entryTexts(entries).flatMap(({ file, document }) =>
    [...nodesOf(document)].map(({ data }) => ({ file, path: String(data.target?.href ?? '') })),
  );
  return new Set(
    [...written, ...embedded].filter(({ file, path }) => pageOf.get(file) !== path).map(({ path }) => path),
  );
}
