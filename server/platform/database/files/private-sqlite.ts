import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../durable-file.ts';

/** Opens a SQLite file that its owner alone reads, and makes it and its folder where they do not exist; its log takes its mode. */
export function openPrivateSqlite(file: string, options: DatabaseSyncOptions = {}): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const database = new DatabaseSync(file, options);
  try {
    chmodSync(file, PRIVATE_FILE);
  } catch {
    // Of another user, who lets us in: the doctor and the log tell of it.
  }
  return database;
}
