import { chmod, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { copyRows, countRows, type RowCounts } from './copy-rows.ts';
import { PRIVATE_FILE, syncFile, syncFolder } from './durable-file.ts';
import { DATABASE_FILE, openStorage, type Storage } from './index.ts';

/** Pages of the file that are copied at a time; in between, the site may write. */
const PAGES_AT_A_TIME = 1000;

/** What a backup cannot be made of, or restored from; the message says why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Where the database is that a backup is made of. */
export interface BackupSource {
  storage: Storage;
  dataDirectory: string;
  /** Set when the database is a PostgreSQL. */
  databaseUrl?: string;
}

/** Told from time to time how much is done, in pages or rows. */
export type Report = (count: number, total: number) => void;

/**
 * Writes all that the database holds at one moment to a new SQLite file, while the site goes on. The file has its name only
 * once it is whole, checked and on the disk.
 * @returns what it holds
 */
export async function backUp(source: BackupSource, file: string, report: Report): Promise<RowCounts> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    if (source.databaseUrl) await copyPostgres(source.storage, unfinished, report);
    else await copySqlite(join(source.dataDirectory, DATABASE_FILE), unfinished, report);
    await chmod(unfinished, PRIVATE_FILE);
    const counts = await inCopy(unfinished, ({ db }) => countRows(db));
    await syncFile(unfinished);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return counts;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Fills an empty database, of either kind, with what a backup holds.
 * @throws BackupError when the database holds something already, or the file is no whole backup; then nothing changes
 */
export async function restore(file: string, storage: Storage, report: Report): Promise<RowCounts> {
  const { secrets, ...present } = await countRows(storage.db);
  if (Object.values(present).some((count) => count > 0)) {
    throw new BackupError(
      'The database is not empty. Restore into a new DATA_DIR, or a new PostgreSQL database.',
    );
  }
  return inCopy(file, async ({ db }) => {
    const counts = await countRows(db);
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
    await copyRows(db, storage.db, (count) => report(count, total));
    return counts;
  });
}

async function copySqlite(from: string, to: string, report: Report): Promise<void> {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    await backup(database, to, {
      rate: PAGES_AT_A_TIME,
      progress: ({ totalPages, remainingPages }) => report(totalPages - remainingPages, totalPages),
    });
  } finally {
    database.close();
  }
}

async function copyPostgres({ db }: Storage, to: string, report: Report): Promise<void> {
  const total = Object.values(await countRows(db)).reduce((sum, count) => sum + count, 0);
  const folder = await mkdtemp(join(tmpdir(), 'kayalink-backup-'));
  try {
    const copy = await openStorage(folder);
    await copyRows(db, copy.db, (count) => report(count, total));
    await copy.close();
    await cp(join(folder, DATABASE_FILE), to);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Opens a copy of a backup, brought to the schema of today, once the file has proved whole. */
async function inCopy<Result>(file: string, work: (copy: Storage) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kayalink-backup-'));
  try {
    await cp(file, join(folder, DATABASE_FILE)).catch((error: Error) => {
      throw new BackupError(`The backup cannot be read: ${error.message}`);
    });
    checkWhole(join(folder, DATABASE_FILE), file);
    const copy = await openStorage(folder);
    try {
      return await work(copy);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

function checkWhole(copy: string, file: string): void {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const [verdict] = database.prepare('pragma integrity_check').all();
    const tables = database.prepare("select name from sqlite_schema where name = 'leads'").all();
    if (verdict?.['integrity_check'] === 'ok' && tables.length === 1) return;
  } catch {
    // Not a database at all: told below.
  } finally {
    database.close();
  }
  throw new BackupError(`${file} is no whole backup.`);
}
