import { MOST_PINNED } from '#domain/entries/blog.ts';
import type { People } from '#domain/entries/people.ts';
import { lagosDate } from '#domain/shared/dates.ts';
import type { SoundFields } from './content-types.ts';
import type { EntryFault } from './entry-error.ts';
import { publishedIn } from './published.ts';
import type { RawRows } from './raw-rows.ts';

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
export function placeFaults(rows: RawRows): EntryFault[] {
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
