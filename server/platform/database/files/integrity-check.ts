import { existsSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { damagedDatabase, SQLITE, sqliteCode } from '../errors.ts';

/** A file up to this size is looked through as a whole, in some tenths of a second; of a larger one, the beginning. */
const CHECKED_BYTES = 64 * 1024 * 1024;
/** As long as another process may take between making the file and writing to it. */
const PATIENCE_MS = 2000;
const PAUSE_MS = 20;

/**
 * Refuses what is left of a database: SQLite would take an empty file, or none beside its log, for a new one.
 * @throws StorageError
 */
export async function assertNotTruncated(file: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (let found = remains(file); found !== undefined; found = remains(file)) {
    if (performance.now() > until) throw damagedDatabase(file, found);
    await delay(PAUSE_MS);
  }
}

/** Lists the rest of a database, where it is no whole one; changes nothing. */
export function remains(file: string): string | undefined {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === 0) return 'it is empty; if the site never ran here, delete it';
  return size === undefined && existsSync(`${file}-wal`) ? 'only its log is left' : undefined;
}

/**
 * Refuses a file that is no database or has been damaged; changes nothing.
 * @throws StorageError
 */
export function refuseDamage(database: DatabaseSync, file: string): void {
  try {
    const isSmall = (statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= CHECKED_BYTES;
    const look = database.prepare(isSmall ? 'pragma quick_check(1)' : 'select count(*) from sqlite_schema');
    const verdict = Object.values(look.get() ?? {})[0];
    if (isSmall && verdict !== 'ok') throw damagedDatabase(file, String(verdict).replaceAll(/\s+/g, ' '));
  } catch (error) {
    const code = sqliteCode(error);
    if (code !== SQLITE.damaged && code !== SQLITE.noDatabase) throw error;
    throw damagedDatabase(file, (error as Error).message);
  }
}
