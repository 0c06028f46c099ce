import type { EntryFault } from './entry-error.ts';
import { placeFaults } from './locate-errors.ts';
import type { RawRows } from './raw-rows.ts';

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
