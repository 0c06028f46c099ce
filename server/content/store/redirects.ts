import { GONE, type Redirects } from '#domain/pages/redirects.ts';
import type { EntryIdentity } from './replica/entry-reader.ts';
import type { Moved } from './replica/entry-writer.ts';
import type { Replica } from './replica/replica.ts';

/** Most entries that are remembered after they went, in case they come back under another address. */
const MOST_GONE = 500;

/** Where moves are kept over restarts. */
interface MoveStore {
  moves(): Map<string, string>;
  addMove(from: string, to: string): void;
}

/**
 * Notices entries that came back under another address: of the same kind, with the same text or the same title. They are
 * looked for among those that went before, too, as a renamed file can be seen first as one that is gone.
 */
export class MovedAddresses {
  readonly #store: MoveStore;
  readonly #moves: Map<string, string>;
  readonly #gone = new Map<string, EntryIdentity>();

  constructor(store: MoveStore) {
    this.#store = store;
    this.#moves = store.moves();
  }

  /** @returns the moves that a change of the entries shows, which are kept */
  observe({ gone, come }: Moved): { from: string; to: string }[] {
    for (const entry of gone) this.#gone.set(entry.path, entry);
    for (const { path } of come) this.#gone.delete(path);
    for (const path of this.#gone.keys()) if (this.#gone.size > MOST_GONE) this.#gone.delete(path);
    return come.flatMap((entry) => {
      const before = [...this.#gone.values()].find((each) => isSame(each, entry));
      if (!before) return [];
      this.#gone.delete(before.path);
      this.#moves.set(before.path, entry.path);
      this.#store.addMove(before.path, entry.path);
      return [{ from: before.path, to: entry.path }];
    });
  }

  /** Where the entry of an address went, if that was noticed. */
  target(path: string): string | undefined {
    return this.#moves.get(path);
  }
}

function isSame(a: EntryIdentity, b: EntryIdentity): boolean {
  if (a.kind !== b.kind) return false;
  return a.title === b.title || (a.body !== '' && a.body === b.body);
}

/** The noticed moves of entries. */
export type NoticedMoves = Pick<MovedAddresses, 'target'>;

/**
 * Follows an old address: by the file of redirects, by what entries say of themselves, by what was noticed.
 * @returns the address of now or `GONE`; nothing when the address has an entry, or leads nowhere or in a circle
 */
export function followed(
  path: string,
  redirects: Redirects,
  replica: Replica,
  noticed: NoticedMoves | undefined,
): string | undefined {
  let at = path;
  let isWritten = false;
  const way = new Set<string>();
  while (!way.has(at)) {
    way.add(at);
    const written = Object.hasOwn(redirects, at) ? redirects[at] : undefined;
    if (written === undefined && replica.read((reader) => reader.isEntry(at)))
      return at === path ? undefined : at;
    const next = written ?? replica.read((reader) => reader.formerly(at)) ?? noticed?.target(at);
    if (next === GONE) return GONE;
    // Only the file may lead to what is no entry, like a page.
    if (next === undefined) return isWritten ? at : undefined;
    isWritten = written !== undefined;
    // The site leads from what ends with a slash to what does not.
    at = next.replace(/(?<=[^/])\/+$/, '');
  }
  return undefined;
}
