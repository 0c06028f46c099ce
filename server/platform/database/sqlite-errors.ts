/** Primary result codes. @see https://sqlite.org/rescode.html */
const PRIMARY_CODE = 0xff;

/** The faults of SQLite by its primary result code. */
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
