import { type Block, type Document, INLINES, type Inline } from '@contentful/rich-text-types';
import { headings, PAGE_IDS, parts } from '#domain/entries/rich-text/document.ts';
import { CONTACT_ANCHOR, destination } from '#domain/shared/links.ts';
import { OTHER_PATHS, PAGE_PATHS } from '#domain/shared/page-paths.ts';

/** What links can lead to. */
export interface SitePages {
  /** Whether a path has a page. */
  has(path: string): boolean;
  /** The ids on a page, which links lead to; nothing where they are not known. */
  anchors(path: string): ReadonlySet<string> | undefined;
}

/** The addresses that are there whatever editors write. */
export const FIXED_PATHS: ReadonlySet<string> = new Set([...Object.values(PAGE_PATHS), ...OTHER_PATHS]);

/** The ids of a page with a text: of its headings, and of what is around it. */
export function anchorsOf(document: Document): Set<string> {
  return new Set([...headings(document).map(({ id }) => id), ...PAGE_IDS, CONTACT_ANCHOR]);
}

/** The addresses of this site that the words of a text lead to, each as often as it is written. */
export function siteLinks(document: Document): string[] {
  return [...parts(document)].flatMap((part) => ('content' in part && uriOf(part)) || []);
}

/** The address of this site that a part leads to by its own words; nothing for other parts. */
export function uriOf({ nodeType, data }: Block | Inline): string | undefined {
  const uri: unknown = data['uri'];
  return nodeType === INLINES.HYPERLINK && typeof uri === 'string' && destination(uri) === 'site'
    ? uri
    : undefined;
}

/** The path of an address of this site; nothing where it leads to its own page. The site redirects what ends with a slash. */
export function pathOf(uri: string): string | undefined {
  const [path = ''] = uri.split(/[?#]/);
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path === '' ? undefined : path.slice(0, end);
}

/** What is wrong with a link to an entry that is written and kept back. */
export const DRAFT = 'its entry is a draft, which visitors do not see';

/** What is wrong with a link to no page. */
export const NO_PAGE = 'there is no such page: correct the address, or remove the link';

/**
 * Finds the error of a link to this site; nothing when it leads somewhere.
 * @param page path of the page that the link is on, if it is one page
 */
export function siteError(uri: string, pages: SitePages, page?: string): string | undefined {
  const path = pathOf(uri) ?? page;
  if (path === undefined) return undefined;
  if (!pages.has(path)) return `link to ${uri}: ${NO_PAGE}`;
  const anchor = decoded(uri.split('#')[1]);
  const anchors = anchor && pages.anchors(path);
  return anchors && !anchors.has(anchor)
    ? `link to ${uri}: nothing on that page is called #${anchor}`
    : undefined;
}

function decoded(anchor = ''): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The part of an address that leads somewhere: without an id that its page does not have; nothing where there is no page. */
export function liveUri(uri: string, pages: SitePages, page?: string): string | undefined {
  if (!siteError(uri, pages, page)) return uri;
  const [address = ''] = uri.split('#');
  return address !== '' && !siteError(address, pages, page) ? address : undefined;
}

/** A text whose links to nothing are their words. */
export function withLiveLinks(document: Document, pages: SitePages, page?: string): Document {
  if (siteLinks(document).every((uri) => !siteError(uri, pages, page))) return document;
  const live = structuredClone(document);
  for (const part of parts(live)) if ('content' in part) setLive(part, pages, page);
  return live;
}

/** Makes a link to nothing its words, which it is without an address, and one to nothing on a page a link to the page. */
export function setLive(node: Block | Inline, pages: SitePages, page?: string): void {
  const written = uriOf(node);
  if (written === undefined) return;
  const uri = liveUri(written, pages, page);
  node.data = uri === undefined ? {} : { ...node.data, uri };
}
