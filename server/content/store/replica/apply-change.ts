import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Address, addressAt } from '../../entries/site-entry.ts';
import type { MarkedEntry } from './entry-reader.ts';
import type { EntryWriter } from './entry-writer.ts';
import type { Replica, Token } from './replica.ts';
import type { Shared } from './replica-tables.ts';

/** The state of a replica that its source is compared with. */
export interface Basis {
  token: Token;
  /** What each entry was made of, by its path. */
  marks: ReadonlyMap<string, string>;
}

/** The change that makes a replica equal to its source. */
export interface EntryChange {
  /** The token of the replica that this starts from, and the one once it has all of it. */
  from: Token;
  token: Token;
  /** Whether `entries` are all there are, which replace all others at once. */
  isWhole: boolean;
  /** Entries that are gone. */
  removed: Address[];
  /** The entries that have come or changed; they are made one by one as they are asked for. */
  entries: AsyncIterable<MarkedEntry>;
  /** What all pages share, where the source has it. */
  shared?: Shared;
}

/** Reads the state that a source is compared with. */
export function basisOf(replica: Replica): Basis {
  return { token: replica.token(), marks: replica.read((reader) => reader.marks()) };
}

/** Up to so many changes are always made one by one. More of them go into a new copy if they are at least half of all entries. */
const FEW = 100;

/** Compares all entries of a source with a replica: which ones to write, and which to remove. */
export function differences<Placed extends { page: string; mark: string }>(
  { token, marks }: Basis,
  all: Placed[],
): { put: Placed[] } & Pick<EntryChange, 'isWhole' | 'removed'> {
  const pages = new Set(all.map(({ page }) => page));
  const put = all.filter(({ page, mark }) => marks.get(page) !== mark);
  const isWhole = token === undefined || (put.length > FEW && put.length * 2 >= all.length);
  const gone = [...marks.keys()].filter((path) => !pages.has(path));
  return {
    put: isWhole ? all : put,
    isWhole,
    removed: gone.flatMap((path) => addressAt(path) ?? []),
  };
}

/** Entries written without a pause: as many as a visitor can wait for. */
const STRETCH = 8;

/**
 * Makes a replica equal to its source, a few entries at a time, so that visitors are served in between. Entries are removed first, so
 * that a renamed entry is recognised. The last ones come together with the token, so that one save is one change.
 */
export async function applyChange(
  replica: Replica,
  { from, token, isWhole, removed, entries, shared }: EntryChange,
): Promise<void> {
  // The file proved damaged meanwhile: all entries are asked for.
  if (replica.token() !== from) return;
  if (isWhole)
    return replica.replace(async (writer) => {
      for await (const stretch of stretchesOf(entries)) {
        putAll(writer, stretch);
        await nextTurn();
      }
      if (shared) writer.share(shared);
      return token;
    });
  const gone = [...removed];
  let next: MarkedEntry[] = [];
  const isShared =
    !shared || JSON.stringify(shared) === JSON.stringify(replica.read((each) => each.shared()));
  const write = (as: Token) =>
    replica.change((writer) => {
      for (const address of gone.splice(0)) writer.remove(address);
      putAll(writer, next);
      if (as === token && shared && !isShared) writer.share(shared);
      return as;
    });
  for await (const stretch of stretchesOf(entries)) {
    if (next.length > 0) {
      write(from);
      await nextTurn();
    }
    next = stretch;
  }
  if (next.length > 0 || gone.length > 0 || !isShared || token !== from) write(token);
}

async function* stretchesOf(entries: AsyncIterable<MarkedEntry>): AsyncGenerator<MarkedEntry[]> {
  let stretch: MarkedEntry[] = [];
  for await (const entry of entries) {
    stretch.push(entry);
    if (stretch.length < STRETCH) continue;
    yield stretch;
    stretch = [];
  }
  if (stretch.length > 0) yield stretch;
}

function putAll(writer: EntryWriter, entries: MarkedEntry[]): void {
  for (const { site, mark } of entries) writer.put(site, mark);
}
