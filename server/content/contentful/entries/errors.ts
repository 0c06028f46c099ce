import { MOST_PINNED } from '#domain/entries/blog.ts';
import type { People } from '#domain/entries/people.ts';
import { sanitized } from '#domain/entries/rich-text/sanitized-document.ts';
import { lagosDate } from '#domain/shared/dates.ts';
import { entryPath } from '../../entries/site-entry.ts';
import { type SitePages, siteError, siteLinks } from '../../entries/site-links.ts';
import type { FileError, Shown } from '../../formats/errors.ts';
import type { RawRows } from '../api/raw-rows.ts';
import { withFieldName } from '../types/content-model.ts';
import { contentTypeOf, type ValidFields } from '../types/content-types.ts';
import { publishedIn, resolveDocument } from '../types/documents.ts';

/** The errors of an entry as an editor published it. */
export interface EntryError extends Named {
  /** Its id. */
  entry: string;
  /** Each with its field and the remedy. */
  errors: string[];
  shows: Exclude<Shown, 'the rest' | 'the default language'>;
}

/** The name of an entry for its editors. */
export interface Named {
  contentType?: string;
  title?: string;
}

/** The name of the service's entries among errors. */
const SERVICE = 'Contentful';

/** The error of an entry, as it is notified of a file. */
export function asFileError({ entry, contentType, title, errors, shows }: EntryError): FileError {
  const file = nameForEditors({ entry, contentType, title });
  return {
    file,
    problems: errors.map((error) => `${file}: ${withFieldName(error, contentType)}`),
    shows,
  };
}

/** An entry by its type, its title and its id. */
export function nameForEditors({
  entry,
  contentType,
  title,
}: Pick<EntryError, 'entry'> & { [Known in 'contentType' | 'title']?: string | undefined }): string {
  const name = [contentType, title && `'${title}'`].filter(Boolean).join(' ');
  return `${SERVICE}: ${name || 'entry'} (${entry})`;
}

/** The prefix of rows to which posts link, so that errors are found that only all posts together show. */
const PINNED = 'pinned/';
const SERIES = 'series/';
const PERSONS = { author: 'author/', reviewer: 'reviewer/' };
const ENTRY = 'Entry/';

/** Names under which a post is found among the others: where it is, and who answers for it. */
export function placesOf(read: ValidFields, createdAt: string): string[] {
  if (read.kind !== 'post') return [];
  const { pinned, date, seriesName, seriesPart, author, reviewer } = read.fields;
  return [
    ...(pinned ? [PINNED + lagosDate(date ?? createdAt)] : []),
    ...(seriesName && seriesPart ? [`${SERIES}${seriesName}/${seriesPart}`] : []),
    ...(author ? [PERSONS.author + author] : []),
    ...(reviewer ? [PERSONS.reviewer + reviewer] : []),
  ];
}

/** Finds the errors that only all posts together show: parts of a series that are one of their kind, few pinned ones. */
function placeErrors(rows: RawRows): EntryError[] {
  return [...pinnedErrors(rows), ...seriesErrors(rows)];
}

/** Posts that name somebody whom nobody knows. */
export function peopleErrors(rows: RawRows, people: People): EntryError[] {
  return Object.entries(PERSONS).flatMap(([field, prefix]) =>
    rows.targets(prefix).flatMap((target) => {
      const id = target.slice(prefix.length);
      if (Object.hasOwn(people, id)) return [];
      const says = `${field}: no person of the space or of people.yaml is called '${id}': add the person, or write another`;
      return rows.linking(target).map((name) => failure(rows, name, says));
    }),
  );
}

function pinnedErrors(rows: RawRows): EntryError[] {
  const newestFirst = rows
    .targets(PINNED)
    .toReversed()
    .flatMap((target) => rows.linking(target));
  const shown = newestFirst.slice(0, MOST_PINNED).map((name) => `'${titleOf(rows, name)}'`);
  const says = `pinned: ${MOST_PINNED} newer posts are pinned: switch it off here, or in ${shown.join(', ')}`;
  return newestFirst.slice(MOST_PINNED).map((name) => failure(rows, name, says));
}

function seriesErrors(rows: RawRows): EntryError[] {
  return rows.targets(SERIES).flatMap((target) => {
    const [first = '', ...others] = rows.linking(target);
    const part = target.slice(target.lastIndexOf('/') + 1);
    const series = target.slice(SERIES.length, target.lastIndexOf('/'));
    const says = `seriesPart: part ${part} of '${series}' is '${titleOf(rows, first)}': choose another`;
    return others.map((name) => failure(rows, name, says));
  });
}

/** An error of an entry that is shown all the same. @param name of its row */
function failure(rows: RawRows, name: string, says: string, contentType = 'blog'): EntryError {
  const entry = name.slice(ENTRY.length);
  return { entry, contentType, title: titleOf(rows, name), errors: [says], shows: 'the entry' };
}

function titleOf(rows: RawRows, name: string): string {
  return publishedIn(rows).targetOf({ type: 'Entry', id: name.slice(ENTRY.length) })?.title ?? '';
}

/** The prefix of rows that say why an entry is not shown as it was published last. */
const ERRORS = 'fault/';
/** The prefix of rows that say which parts of an entry are not shown as they were meant. */
const REMARKS = 'remark/';

/** Keeps why the published version of an entry is not shown. */
export function keepError(rows: RawRows, error: EntryError): void {
  rows.put({ name: ERRORS + error.entry, json: JSON.stringify(error) });
}

/** The published version of an entry can be shown. */
export function dropError(rows: RawRows, entry: string): void {
  rows.remove(ERRORS + entry);
}

/**
 * Keeps what of an entry is not shown as intended; an empty list forgets it.
 * @returns whether this is news
 */
export function keepRemarks(rows: RawRows, remarks: EntryError): boolean {
  const name = REMARKS + remarks.entry;
  const json = remarks.errors.length > 0 ? JSON.stringify(remarks) : undefined;
  if (rows.get(name) === json) return false;
  if (json) rows.put({ name, json });
  else rows.remove(name);
  return json !== undefined;
}

/** Forgets everything that was kept of an entry. */
export function forgetErrors(rows: RawRows, entry: string): void {
  rows.remove(ERRORS + entry);
  rows.remove(REMARKS + entry);
}

/**
 * All that is amiss with the entries among rows, each entry once.
 * @param others what only the rest of the content can tell
 */
export function errorsIn(rows: RawRows, others: EntryError[] = []): EntryError[] {
  const read = (prefix: string): EntryError[] =>
    rows.names(prefix).map((name) => JSON.parse(rows.get(name) ?? '{}'));
  const errors = read(ERRORS);
  const invalid = new Set(errors.map(({ entry }) => entry));
  const remarks = Map.groupBy([...read(REMARKS), ...placeErrors(rows), ...others], ({ entry }) => entry);
  const merged = [...remarks.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, errors: [first, ...more].flatMap((each) => each.errors) }] : [],
  );
  // The version in its place is not the one that the editor has before them.
  return [...errors, ...merged.filter(({ entry }) => !invalid.has(entry))];
}

/** The prefix of rows to which entries link, so that those are found whose words lead to an address of this site. */
const LINKS = 'link/';

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
