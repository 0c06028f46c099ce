import { ENTRY_KINDS, type EntryKind, kindOfFile } from '#domain/entries/entry-kinds.ts';
import { siteEntries } from '../entries/entry-targets.ts';
import type { SiteEntry } from '../entries/site-entry.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Files } from '../formats/errors.ts';
import { FRONT_MATTER } from '../formats/front-matter.ts';
import { readYaml } from '../formats/yaml.ts';
import { prose } from './prose.ts';
import { countWords } from './warnings.ts';

/** The entries of one kind in numbers. */
export interface KindStats {
  kind: EntryKind;
  entries: number;
  drafts: number;
  words: number;
  /** ISO dates of the last change of the entry that changed first, and last; terms have none. */
  oldest?: string;
  newest?: string;
  /** How many have not changed for a year. */
  overAYear: number;
}

/**
 * Counts the entries of the content folder.
 * @param today ISO date, by which a text is a year old or not
 */
export function contentStats(entries: FolderEntries, files: Files, today: string): KindStats[] {
  const byKind = Map.groupBy(siteEntries(entries), ({ kind }) => kind);
  return ENTRY_KINDS.map((kind) =>
    kindStats(kind, byKind.get(kind) ?? [], draftsOf(kind, files), yearBefore(today)),
  );
}

/** The same day a year ago. */
export function yearBefore(day: string): string {
  const date = new Date(day);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date.toISOString().slice(0, 10);
}

function kindStats(kind: EntryKind, entries: SiteEntry[], drafts: number, due: string): KindStats {
  const days = entries.flatMap(dayOf).sort();
  const [oldest] = days;
  const newest = days.at(-1);
  return {
    kind,
    entries: entries.length,
    drafts,
    words: entries.reduce(
      (sum, { entry: { content } }) => sum + (content ? countWords(prose(content)) : 0),
      0,
    ),
    ...(oldest && { oldest }),
    ...(newest && { newest }),
    overAYear: days.filter((day) => day < due).length,
  };
}

/** The day of the last change; terms have none. */
const dayOf = ({ kind, entry }: SiteEntry): string[] =>
  kind === 'term' ? [] : [entry.updated ?? entry.date];

function draftsOf(kind: EntryKind, files: Files): number {
  return [...files].filter(([file, text]) => {
    if (kindOfFile(file) !== kind) return false;
    const head: unknown = readYaml(FRONT_MATTER.exec(text)?.groups?.['head'] ?? '').value;
    return typeof head === 'object' && head !== null && 'draft' in head && head.draft === true;
  }).length;
}
