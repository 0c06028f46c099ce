import { statSync } from 'node:fs';
import { DATA_REPLACED } from '../errors.ts';

/** A file that is open is not at its path any more: what is written goes to a file that nobody finds again. */
export class DataReplaced extends Error {
  override name = 'DataReplaced';
  readonly code = DATA_REPLACED;

  /** @param path where another file is now, or none */
  constructor(path: string) {
    super(`${path} was removed or replaced while it was open`);
  }
}

/** Names the file at a path (device and inode, as SQLite itself compares them); nothing where there is none. */
export function fileAt(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}

/**
 * Remembers which files are at these paths now, as they are opened; one that is made later counts from when it is first seen.
 * @returns a check that throws DataReplaced once a path leads to another file or to none
 */
export function staysInPlace(paths: readonly string[]): () => void {
  const known = new Map<string, string>();
  const check = () => {
    for (const path of paths) {
      const before = known.get(path);
      const now = fileAt(path);
      if (before === undefined && now !== undefined) known.set(path, now);
      else if (before !== now) throw new DataReplaced(path);
    }
  };
  check();
  return check;
}
