import { chmod, cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isConstraintError } from '../database/errors.ts';
import { DATABASE_FILE } from '../database/files/presence.ts';
import { openStorage, type Storage } from '../database/index.ts';
import { migrations } from '../database/migrations/migrations.ts';
import { PRIVATE_FILE, syncFile, syncFolder } from '../durable-file.ts';
import { copyRows, countRows, type RowCounts } from './copy-rows.ts';
import { type BackupKeys, canEncrypt, decryptFile, encryptFile, isEncrypted } from './encrypted-file.ts';

/** Pages of the file that are copied at a time; in between, the site may write. */
const PAGES_AT_A_TIME = 1000;

/** A backup that cannot be made or restored; the message says why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Where the database is that a backup is made of. */
export interface BackupSource {
  storage: Storage;
  dataDirectory: string;
  /** Set when the database is a PostgreSQL. */
  databaseUrl?: string;
  /** Whom the backup is encrypted for; without anybody, it is not. */
  backupKeys: BackupKeys;
}

/** The content of a backup, or of a database restored from one. */
export interface Copied {
  rows: RowCounts;
  /** Tables and columns of a newer version that this one does not know. */
  leftOut: string[];
}

/** Notified from time to time of how much is done, in pages or rows. */
export type Report = (count: number, total: number) => void;

/**
 * Writes all that the database holds at one moment to a new SQLite file, encrypted where there is a key, while the site goes
 * on. The file has its name only once it is whole, checked and on the disk; what is not encrypted never lies beside it.
 * @returns what it holds
 */
export async function backUp(source: BackupSource, file: string, report: Report): Promise<Copied> {
  const unfinished = `${file}.unfinished`;
  await rm(unfinished, { force: true });
  try {
    const copied = await inPrivateFolder(async (folder) => {
      const plain = join(folder, 'plain.db');
      let leftOut: string[] = [];
      if (source.databaseUrl) leftOut = await copyPostgres(source.storage, plain, report);
      else await copySqlite(join(source.dataDirectory, DATABASE_FILE), plain, report);
      if (canEncrypt(source.backupKeys)) await encryptFile(plain, unfinished, source.backupKeys);
      else await cp(plain, unfinished);
      return inCopy(plain, plain, async ({ db }) => ({ rows: await countRows(db), leftOut }));
    });
    await chmod(unfinished, PRIVATE_FILE);
    await syncFile(unfinished);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return copied;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Fills an empty database, of either kind, with what a backup holds.
 * @param keys what opens one that is encrypted
 * @throws BackupError when the database holds something already, or the file is no whole backup; then nothing changes
 */
export async function restore(
  file: string,
  storage: Storage,
  keys: BackupKeys,
  report: Report,
): Promise<Copied> {
  // Rows that the site itself makes at its first start are no content, and what is of any has others beside it.
  const { secrets, outbox, ...present } = await countRows(storage.db);
  if (Object.values(present).some((count) => count > 0)) {
    throw new BackupError(
      'The database is not empty. Restore into a new DATA_DIR, or a new PostgreSQL database.',
    );
  }
  return inPrivateFolder(async (folder) => {
    const plain = await decrypted(file, folder, keys);
    return inCopy(plain, file, async ({ db }) => {
      const rows = await countRows(db);
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
      const leftOut = await copyRows(db, storage.db, (count) => report(count, total)).catch((error) => {
        throw isConstraintError(error)
          ? new BackupError(`The backup is of a version whose rows do not fit this one (${error.message}).`)
          : error;
      });
      return { rows, leftOut };
    });
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

async function copyPostgres({ db }: Storage, to: string, report: Report): Promise<string[]> {
  const total = Object.values(await countRows(db)).reduce((sum, count) => sum + count, 0);
  return inPrivateFolder(async (folder) => {
    const copy = await openStorage(folder);
    const leftOut = await copyRows(db, copy.db, (count) => report(count, total));
    await copy.close();
    await cp(join(folder, DATABASE_FILE), to);
    return leftOut;
  });
}

/** Works in a folder that nobody else looks into, and that goes afterwards. */
async function inPrivateFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'kayalink-backup-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The file itself, or what it holds in a folder where it is encrypted. @throws BackupError */
async function decrypted(file: string, folder: string, keys: BackupKeys): Promise<string> {
  const isClosed = await isEncrypted(file).catch((error: Error) => {
    throw new BackupError(`The backup cannot be read: ${error.message}`);
  });
  if (!isClosed) return file;
  const plain = join(folder, 'plain.db');
  await decryptFile(file, plain, keys).catch((error: Error) => {
    throw new BackupError(
      `${file} is encrypted, and cannot be opened (${error.message}). Set BACKUP_IDENTITY, or the passphrase in BACKUP_RECIPIENTS, to what opens it.`,
    );
  });
  return plain;
}

/** Opens a copy of a backup, brought to the schema of today where it is older, once the file has proved whole. */
async function inCopy<Result>(
  file: string,
  name: string,
  work: (copy: Storage) => Promise<Result>,
): Promise<Result> {
  return inPrivateFolder(async (folder) => {
    await cp(file, join(folder, DATABASE_FILE));
    checkWhole(join(folder, DATABASE_FILE), name);
    const copy = await openStorage(folder, undefined, 'nothing', {
      changes: migrations,
      takesAnyNewer: true,
    });
    try {
      return await work(copy);
    } finally {
      await copy.close();
    }
  });
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
