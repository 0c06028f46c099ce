import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { DATA_REPLACED, SQLITE, StorageError, sqliteCode } from '../errors.ts';
import { openPrivateSqlite } from './data-folder.ts';

/** A file that is open is not at its path any more: what is written goes to a file that nobody finds again. */
class DataReplaced extends Error {
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

/** Name of an empty file whose lock says that a server works on the folder; the system takes the lock back when the process ends. */
const SERVER_LOCK = 'server.lock';

/** As long as the server before may take to end after its last answer. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 100;

/** Keeps other servers out of a data folder. */
interface ServerLock {
  /** Takes the lock anew where its file was removed or replaced. @throws StorageError when another server was faster */
  check(): void;
  /** Gives the folder back. */
  release(): void;
}

/**
 * Takes a data folder for one server. Commands work beside it.
 * @throws StorageError while another server works on it
 */
export async function lockForServer(dataDirectory: string, patienceMs = PATIENCE_MS): Promise<ServerLock> {
  const file = join(dataDirectory, SERVER_LOCK);
  const until = performance.now() + patienceMs;
  let lock = take(file);
  while (!lock) {
    if (performance.now() > until) throw sharedFolder(dataDirectory);
    await delay(PAUSE_MS);
    lock = take(file);
  }
  let taken = lock;
  let known = fileAt(file);
  return {
    check: () => {
      // A folder that is gone is the database's to report.
      if (fileAt(file) === known || !existsSync(dataDirectory)) return;
      const next = take(file);
      if (!next) throw sharedFolder(dataDirectory);
      taken.close();
      taken = next;
      known = fileAt(file);
    },
    release: () => taken.close(),
  };
}

const sharedFolder = (dataDirectory: string) =>
  new StorageError(
    `Another server works on DATA_DIR ${dataDirectory}: stop it, or give this one a DATA_DIR of its own. Several servers share a PostgreSQL (docs/scaling.md).`,
  );

/** @returns the open lock; nothing while another process has it */
function take(file: string): DatabaseSync | undefined {
  const lock = openPrivateSqlite(file);
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (sqliteCode(error) === SQLITE.busy) return undefined;
    throw error;
  }
}
