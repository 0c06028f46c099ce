/** Primary result codes. @see https://sqlite.org/rescode.html */
const PRIMARY_CODE = 0xff;

/** The errors of SQLite by its primary result code. */
export const SQLITE = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  inputOutput: 10,
  damaged: 11,
  full: 13,
  cannotOpen: 14,
  tooLarge: 18,
  constraint: 19,
  mismatch: 20,
  noDatabase: 26,
} as const;

/** The primary result code of an error of SQLite; `undefined` for other errors. */
export function sqliteCode(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & PRIMARY_CODE : undefined;
}

const RESTORE =
  'stop the site, keep the file, and restore the last backup: docs/operations.md, "Back up and restore"';
const FREE_SPACE =
  'the disk is full: free some space in DATA_DIR, or move it (npm run doctor says how much is free)';
const MAKE_WRITABLE =
  'DATA_DIR cannot be written to: check whether the disk is mounted read-only, and who owns the folder';
const CHECK_DISK = 'reading or writing DATA_DIR fails: check whether the disk is full or broken (dmesg)';
/** Code of the error that a file was removed or replaced while it was open. */
export const DATA_REPLACED = 'DATA_REPLACED';
const PUT_BACK =
  'put the folder back, or mount its volume again, and restart the site; if the folder is lost, first save what is still open: docs/operations.md, "The data folder is gone"';
const OTHER_PROCESS = 'another program is using the database: stop it, or wait until it has finished';

const BY_SQLITE: Record<number, string> = {
  [SQLITE.busy]: OTHER_PROCESS,
  [SQLITE.locked]: OTHER_PROCESS,
  [SQLITE.readOnly]: MAKE_WRITABLE,
  [SQLITE.cannotOpen]: MAKE_WRITABLE,
  [SQLITE.inputOutput]: CHECK_DISK,
  [SQLITE.full]: FREE_SPACE,
  [SQLITE.damaged]: RESTORE,
  [SQLITE.noDatabase]: RESTORE,
};

const BY_CODE: Record<string, string> = {
  ENOSPC: FREE_SPACE,
  EDQUOT: FREE_SPACE,
  EFBIG: FREE_SPACE,
  EROFS: MAKE_WRITABLE,
  EACCES: MAKE_WRITABLE,
  EIO: CHECK_DISK,
  [DATA_REPLACED]: PUT_BACK,
  ECONNREFUSED: 'the PostgreSQL of DATABASE_URL does not answer: check whether it runs',
  /** PostgreSQL's own, of its manual's appendix A. */
  '53100': 'the disk of PostgreSQL is full: free some space there',
  '53300':
    'PostgreSQL accepts no more connections: set connections in DATABASE_URL of the site to three below what its user may have, or raise that limit (docs/scaling.md)',
  '25006': 'PostgreSQL accepts no changes: DATABASE_URL leads to a standby, or it is set to read only',
};

/** Finds the remedy of an error of database or disk, where it is known; also of one that caused another. */
export function remedyOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = sqliteCode(error);
  if (code !== undefined) return BY_SQLITE[code];
  const { code: name = '', syscall }: NodeJS.ErrnoException = error;
  // Node says so of a folder that cannot be made on a read-only disk.
  return name === 'ENOENT' && syscall === 'mkdir' ? MAKE_WRITABLE : (BY_CODE[name] ?? remedyOf(error.cause));
}

/** The database prevents a start; the message says why, and what to do. */
export class StorageError extends Error {
  override name = 'StorageError';
}

/** Tells of a database that must not be used, nor replaced by an empty one unseen. */
export function damagedDatabase(file: string, reason: string): StorageError {
  return new StorageError(`The database ${file} is damaged (${reason}). Nothing was changed: ${RESTORE}.`);
}

/** Data exceptions and broken constraints (PostgreSQL's manual, appendix A). */
const OF_POSTGRES = /^2[23]/;
const OF_SQLITE: number[] = [SQLITE.tooLarge, SQLITE.constraint, SQLITE.mismatch];

/** Whether a database refused what a row holds; otherwise it is the database that fails, whatever it is given. */
export function isConstraintError(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return OF_SQLITE.includes(code);
  return error instanceof Error && 'code' in error && OF_POSTGRES.test(String(error.code));
}
