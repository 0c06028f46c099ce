import { renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { SQLITE, sqliteCode } from '../../../platform/database/errors.ts';
import { openPrivateSqlite } from '../../../platform/database/files/data-folder.ts';
import type { Log } from '../../../platform/log.ts';
import { FORMAT, SCHEMA } from './replica-tables.ts';

/** Stands for a database that lives and dies with the process. */
export const IN_MEMORY = ':memory:';

/** The part of a log that a replica writes to. */
export type WarningLog = Pick<Log, 'warn'>;

const BUSY_TIMEOUT_MS = 500;
/** A file up to this size is checked as a whole when it is opened; a larger one where it is read, to start quickly. */
const CHECKED_BYTES = 32 * 1024 * 1024;

/** The file is no replica that this version can read. */
class UnreadableReplica extends Error {
  override name = 'UnreadableReplica';
}

/** The file is of a version that keeps the copy in another form. */
class OtherFormat extends Error {
  override name = 'OtherFormat';
}

/** Whether an error says that the file, not the query, is with errors. */
export function isDamage(error: unknown): boolean {
  if (error instanceof UnreadableReplica) return true;
  const code = sqliteCode(error);
  return code === SQLITE.damaged || code === SQLITE.noDatabase;
}

/**
 * Makes an empty replica that is to be filled in one go. Nothing protects it from a crash until it is complete, since an
 * unfinished one is thrown away.
 */
export function createReplicaFile(file: string): DatabaseSync {
  if (file !== IN_MEMORY) rmSync(file, { force: true });
  const database = file === IN_MEMORY ? new DatabaseSync(file) : openPrivateSqlite(file);
  database.exec('pragma journal_mode = off; pragma synchronous = off');
  database.exec(SCHEMA);
  return database;
}

/**
 * Opens a replica, which may be empty, and keeps all others out of it. Changes go by a write-ahead log, which need not be on the disk
 * before they count: visitors would wait for the disk with each save. What a crash takes of it, the source has; it takes no half of a change.
 * @throws OtherFormat, another error when the file is damaged (`isDamage`), or when it cannot be opened at all
 */
export function openReplicaFile(file: string): DatabaseSync {
  const database = openPrivateSqlite(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = normal');
    // The lock comes with the first transaction, and stays.
    database.exec('begin exclusive; commit');
    check(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function check(database: DatabaseSync, file: string): void {
  const format = firstValue(database, 'pragma user_version');
  if (format === 0 && firstValue(database, 'select count(*) from sqlite_schema') === 0) {
    database.exec(`begin; ${SCHEMA} commit`);
    return;
  }
  if (format !== FORMAT) throw new OtherFormat(`format ${format}, not ${FORMAT}`);
  const result = statSync(file).size > CHECKED_BYTES ? 'ok' : firstValue(database, 'pragma quick_check(1)');
  if (result !== 'ok') throw new UnreadableReplica(String(result));
}

function firstValue(database: DatabaseSync, sql: string): unknown {
  return Object.values(database.prepare(sql).get() ?? {})[0];
}

/** Opens a replica as `openReplicaFile` does, in place of one that cannot be read: its source has all of it, and nothing is lost. */
export function openValid(file: string, log: WarningLog): DatabaseSync {
  try {
    return openReplicaFile(file);
  } catch (error) {
    if (error instanceof OtherFormat) rmSync(file);
    else if (isDamage(error)) setAsideWithNotice(file, log);
    else throw error;
    return openReplicaFile(file);
  }
}

/** Moves a damaged file out of the way, for anyone who wants to look at it, with a line in the log; the one before goes. */
export function setAsideWithNotice(file: string, log?: WarningLog): void {
  const aside = `${file}.damaged`;
  renameSync(file, aside);
  dropLog(file);
  log?.warn({ file, aside }, 'the copy of the content is damaged: moved aside, made anew');
}

/** The name of a replica that is to take the place of another, until it is complete. */
export function unfinished(file: string): string {
  return `${file}.next`;
}

/** Removes what belongs to a file that is closed and goes: its log would be taken for that of the next one. */
export function dropLog(file: string): void {
  for (const suffix of ['-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}
