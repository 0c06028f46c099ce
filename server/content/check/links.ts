import { INLINES } from '@contentful/rich-text-types';
import { headings } from '#domain/entries/rich-text/headings.ts';
import { destination } from '#domain/shared/links.ts';
import { nodesOf, type PlacedDocument } from '../entries/link-targets.ts';

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

/** Finds the fault of a link; nothing when it leads somewhere. */
export function linkFault({ uri, page }: WrittenLink, pages: Pages): string | undefined {
  switch (destination(uri)) {
    case 'site':
      return siteFault(uri, page, pages);
    case 'outbound':
      return outboundFault(uri);
    case 'person':
      return personFault(uri);
    case 'unsafe':
      // Told where the text is read.
      return undefined;
  }
}

function siteFault(uri: string, page: string | undefined, pages: Pages): string | undefined {
  const [address = '', anchor] = uri.split('#');
  const path = address.split('?')[0] || page;
  if (path === undefined) return undefined;
  if (!pages.has(path)) return `link ${uri}: there is no such page`;
  const anchors = pages.get(path);
  if (anchor && anchors && !anchors.has(anchor))
    return `link ${uri}: nothing on that page is called #${anchor}`;
  return undefined;
}

function outboundFault(uri: string): string | undefined {
  const { hostname, username, password } = new URL(uri);
  if (/\s/.test(uri)) return `link ${uri}: write %20 for a space`;
  if (username || password) return `link ${uri}: take the name and password out`;
  if (!hostname.includes('.')) return `link ${uri}: this host is not on the internet`;
  return undefined;
}

function personFault(uri: string): string | undefined {
  const sound = /^(mailto:[^@\s]+@[^@\s]+\.[^@\s.]+|tel:\+\d{8,15})$/i.test(uri);
  return sound ? undefined : `link ${uri}: write mailto:name@example.com or tel:+2348030000000`;
}
