import { z } from 'zod';
import { MOST_PINNED } from '#domain/entries/blog.ts';
import type { People } from '#domain/entries/people.ts';
import { lagosDate } from '#domain/shared/dates.ts';
import type { FileFault, Shown } from '../formats/types.ts';
import type { SoundFields } from './content-types.ts';
import { publishedIn } from './documents.ts';
import { withFieldName } from './field-names.ts';
import type { RawRows } from './raw-rows.ts';

/** The faults of an entry as an editor published it. */
export interface EntryFault extends Named {
  /** Its id. */
  entry: string;
  /** Each with its field and the remedy. */
  faults: string[];
  shows: Exclude<Shown, 'the rest' | 'the default language'>;
}

/** The name of an entry for its editors. */
export interface Named {
  contentType?: string;
  title?: string;
}

/** The name of the service's entries among faults. */
const SERVICE = 'Contentful';

/** The fault of an entry, as it is told of a file. */
export function asFileFault({ entry, contentType, title, faults, shows }: EntryFault): FileFault {
  const file = nameForEditors({ entry, contentType, title });
  return {
    file,
    problems: faults.map((fault) => `${file}: ${withFieldName(fault, contentType)}`),
    shows,
  };
}

/** An entry by its type, its title and its id. */
export function nameForEditors({
  entry,
  contentType,
  title,
}: Pick<EntryFault, 'entry'> & { [Known in 'contentType' | 'title']?: string | undefined }): string {
  const name = [contentType, title && `'${title}'`].filter(Boolean).join(' ');
  return `${SERVICE}: ${name || 'entry'} (${entry})`;
}

/** The prefix of rows to which posts link, so that faults are found that only all posts together show. */
const PINNED = 'pinned/';
const SERIES = 'series/';
const PERSONS = { author: 'author/', reviewer: 'reviewer/' };
const ENTRY = 'Entry/';

/** Names under which a post is found among the others: where it stands, and who answers for it. */
export function placesOf(read: SoundFields, createdAt: string): string[] {
  if (read.kind !== 'post') return [];
  const { pinned, date, seriesName, seriesPart, author, reviewer } = read.fields;
  return [
    ...(pinned ? [PINNED + lagosDate(date ?? createdAt)] : []),
    ...(seriesName && seriesPart ? [`${SERIES}${seriesName}/${seriesPart}`] : []),
    ...(author ? [PERSONS.author + author] : []),
    ...(reviewer ? [PERSONS.reviewer + reviewer] : []),
  ];
}

/** Finds the faults that only all posts together show: parts of a series that are one of their kind, few pinned ones. */
function placeFaults(rows: RawRows): EntryFault[] {
  return [...pinnedFaults(rows), ...seriesFaults(rows)];
}

/** Posts that name somebody whom nobody knows. */
export function peopleFaults(rows: RawRows, people: People): EntryFault[] {
  return Object.entries(PERSONS).flatMap(([field, prefix]) =>
    rows.targets(prefix).flatMap((target) => {
      const id = target.slice(prefix.length);
      if (Object.hasOwn(people, id)) return [];
      const says = `${field}: no person of the space or of people.yaml is called '${id}': add the person, or write another`;
      return rows.linking(target).map((name) => fault(rows, name, says));
    }),
  );
}

function pinnedFaults(rows: RawRows): EntryFault[] {
  const newestFirst = rows
    .targets(PINNED)
    .toReversed()
    .flatMap((target) => rows.linking(target));
  const shown = newestFirst.slice(0, MOST_PINNED).map((name) => `'${titleOf(rows, name)}'`);
  const says = `pinned: ${MOST_PINNED} newer posts are pinned: switch it off here, or in ${shown.join(', ')}`;
  return newestFirst.slice(MOST_PINNED).map((name) => fault(rows, name, says));
}

function seriesFaults(rows: RawRows): EntryFault[] {
  return rows.targets(SERIES).flatMap((target) => {
    const [first = '', ...others] = rows.linking(target);
    const part = target.slice(target.lastIndexOf('/') + 1);
    const series = target.slice(SERIES.length, target.lastIndexOf('/'));
    const says = `seriesPart: part ${part} of '${series}' is '${titleOf(rows, first)}': choose another`;
    return others.map((name) => fault(rows, name, says));
  });
}

function fault(rows: RawRows, name: string, says: string): EntryFault {
  const entry = name.slice(ENTRY.length);
  return { entry, contentType: 'blog', title: titleOf(rows, name), faults: [says], shows: 'the entry' };
}

function titleOf(rows: RawRows, name: string): string {
  return publishedIn(rows).targetOf({ type: 'Entry', id: name.slice(ENTRY.length) })?.title ?? '';
}

/** The prefix of rows that say why an entry is not shown as it was published last. */
const FAULTS = 'fault/';
/** The prefix of rows that say which parts of an entry are not shown as they were meant. */
const REMARKS = 'remark/';

/** Keeps why the published version of an entry is not shown. */
export function keepFault(rows: RawRows, fault: EntryFault): void {
  rows.put({ name: FAULTS + fault.entry, json: JSON.stringify(fault) });
}

/** The published version of an entry can be shown. */
export function dropFault(rows: RawRows, entry: string): void {
  rows.remove(FAULTS + entry);
}

/**
 * Keeps what of an entry is not shown as it was meant; an empty list forgets it.
 * @returns whether this is news
 */
export function keepRemarks(rows: RawRows, remarks: EntryFault): boolean {
  const name = REMARKS + remarks.entry;
  const json = remarks.faults.length > 0 ? JSON.stringify(remarks) : undefined;
  if (rows.get(name) === json) return false;
  if (json) rows.put({ name, json });
  else rows.remove(name);
  return json !== undefined;
}

/** Forgets everything that was kept of an entry. */
export function forgetFaults(rows: RawRows, entry: string): void {
  rows.remove(FAULTS + entry);
  rows.remove(REMARKS + entry);
}

/**
 * All that is amiss with the entries among rows, each entry once.
 * @param others what only the rest of the content can tell
 */
export function faultsIn(rows: RawRows, others: EntryFault[] = []): EntryFault[] {
  const read = (prefix: string): EntryFault[] =>
    rows.names(prefix).map((name) => JSON.parse(rows.get(name) ?? '{}'));
  const faults = read(FAULTS);
  const atFault = new Set(faults.map(({ entry }) => entry));
  const remarks = Map.groupBy([...read(REMARKS), ...placeFaults(rows), ...others], ({ entry }) => entry);
  const merged = [...remarks.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, faults: [first, ...more].flatMap((each) => each.faults) }] : [],
  );
  // The version in its place is not the one that the editor has before them.
  return [...faults, ...merged.filter(({ entry }) => !atFault.has(entry))];
}

const SECOND = 1000;
const FIRST_ERROR = 400;
const TOO_MANY = 429;
const FIRST_SERVER_ERROR = 500;

/** The parts of an error of the SDK that we read; everything else in it may hold a token. */
const answeredSchema = z.object({
  response: z.object({
    status: z.number(),
    data: z.unknown(),
    headers: z.object({ 'x-contentful-ratelimit-reset': z.coerce.number().optional().catch(undefined) }),
  }),
});

/** Contentful's error format. @see https://www.contentful.com/developers/docs/references/errors/ */
const errorBodySchema = z.object({ sys: z.object({ id: z.string() }), message: z.string().catch('') });

/** The content service did not answer as it should. The message holds neither token nor address. */
export class ServiceFault extends Error {
  override name = 'ServiceFault';
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** How long the service wants to be left alone, in ms, when it says so. */
  readonly resetMs: number | undefined;

  constructor(message: string, { status, resetMs }: { status?: number; resetMs?: number } = {}) {
    super(message);
    this.status = status;
    this.resetMs = resetMs;
  }

  /** Whether the same request may succeed later: no answer, a broken one, a fault of the server, or too many requests. */
  get passes(): boolean {
    return this.status === undefined || this.status === TOO_MANY || this.status >= FIRST_SERVER_ERROR;
  }
}

/** Makes a fault of whatever the SDK threw. */
export function asServiceFault(error: unknown): ServiceFault {
  if (error instanceof ServiceFault) return error;
  const answered = answeredSchema.safeParse(error).data?.response;
  if (!answered) return new ServiceFault(`no answer (${codeOf(error)})`);
  const { status, data, headers } = answered;
  if (status < FIRST_ERROR) return new ServiceFault('the answer broke off');
  const body = errorBodySchema.safeParse(data).data;
  const reset = headers['x-contentful-ratelimit-reset'];
  return new ServiceFault(body ? `${status} ${body.sys.id}: ${body.message}` : `${status}`, {
    status,
    ...(status === TOO_MANY && reset !== undefined && { resetMs: reset * SECOND }),
  });
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.message;
}
