import { SQLITE, sqliteCode } from './sqlite-errors.ts';

/** Data exceptions and broken constraints (PostgreSQL's manual, appendix A). */
const OF_POSTGRES = /^2[23]/;
const OF_SQLITE: number[] = [SQLITE.tooLarge, SQLITE.constraint, SQLITE.mismatch];

/** Whether a database refused what a row holds; otherwise it is the database that fails, whatever it is given. */
export function isRowFault(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code !== undefined) return OF_SQLITE.includes(code);
  return error instanceof Error && 'code' in error && OF_POSTGRES.test(String(error.code));
}
