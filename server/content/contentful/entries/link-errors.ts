import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';
import { entryPath } from '../../entries/site-entry.ts';
import { type SitePages, siteError, siteLinks } from '../../entries/site-links.ts';
import type { RawRows } from '../api/raw-rows.ts';
import { contentTypeOf, type ValidFields } from '../types/content-types.ts';
import { publishedIn, resolveDocument } from '../types/documents.ts';
import { type EntryError, failure } from './errors.ts';

/** The prefix of rows to which entries link, so that those are found whose words lead to an address of this site. */
const LINKS = 'link/';
const ENTRY = 'Entry/';

/** Names under which an entry is found by the addresses of this site that its words lead to. */
export function linkedAddresses(read: ValidFields, siteUrl: string | undefined): string[] {
  const content = read.kind === 'term' ? read.fields.subjectContent : read.fields.content;
  if (!content) return [];
  const document = resolveDocument(sanitized(content), () => undefined, siteUrl);
  return siteLinks(document).map((uri) => LINKS + uri);
}

/** Finds the entries whose words lead to pages that are not there. */
export function linkErrors(rows: RawRows, pages: SitePages): EntryError[] {
  const { pageOf } = publishedIn(rows);
  return rows.targets(LINKS).flatMap((target) => {
    const uri = target.slice(LINKS.length);
    return rows.linking(target).flatMap((name) => {
      const page = pageOf(name.slice(ENTRY.length));
      const error = page && siteError(uri, pages, entryPath(page));
      return error ? [failure(rows, name, `content: ${error}`, contentTypeOf(page.kind, page.letter))] : [];
    });
  });
}
