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

/**
 * Remembers which files are at these paths now, as they are opened; one that is made later counts from when it is first seen.
 * @returns a check that throws DataReplaced once a path leads to another file or to none (device and inode, as SQLite itself compares them)
 */
export function staysInPlace(paths: readonly string[]): () => void {
  const known = new Map<string, string>();
  const check = () => {
    for (const path of paths) {
      const before = known.get(path);
      const found = statSync(path, { bigint: true, throwIfNoEntry: false });
      const now = found && `${found.dev} ${found.ino}`;
      if (before === undefined && now !== undefined) known.set(path, now);
      else if (before !== now) throw new DataReplaced(path);
    }
  };
  check();
  return check;
}
