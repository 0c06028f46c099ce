import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { SQLITE, StorageError, sqliteCode } from '../errors.ts';
import { openPrivateSqlite } from './data-folder.ts';

/** Name of an empty file whose lock says that a server works on the folder; the system takes the lock back when the process ends. */
export const SERVER_LOCK = 'server.lock';

/** As long as the server before may take to end after its last answer. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 100;

/**
 * Takes a data folder for one server. Commands work beside it.
 * @returns a function that gives it back
 * @throws StorageError while another server works on it
 */
export async function lockForServer(dataDirectory: string, patienceMs = PATIENCE_MS): Promise<() => void> {
  const lock = openPrivateSqlite(join(dataDirectory, SERVER_LOCK));
  const until = performance.now() + patienceMs;
  while (!isTaken(lock)) {
    if (performance.now() > until) {
      lock.close();
      throw new StorageError(
        `Another server works on DATA_DIR ${dataDirectory}: stop it, or give this one a DATA_DIR of its own. Several servers share a PostgreSQL (docs/scaling.md).`,
      );
    }
    await delay(PAUSE_MS);
  }
  return () => lock.close();
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if (sqliteCode(error) === SQLITE.busy) return false;
    throw error;
  }
}
