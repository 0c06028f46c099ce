import { execFile } from 'node:child_process';
import { SERVER_CACHE } from '../../scripts/steps/node.mjs';
import type { TestDatabase } from './databases.ts';

/** The first line of every command that opens a database. */
const DATABASE_LINE = /^Database: (.*)\n/;

/** The result of a command. */
export interface Outcome {
  code: number;
  out: string;
  faults: string;
  /** The database that it says it uses. */
  database: string | undefined;
}

/** Runs a command of `server/cli/` on a database, as an operator does. */
export function runCli(command: string, { environment }: TestDatabase, ...words: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const done = (error: Error | null, out: string, faults: string) =>
      resolve({
        code: error && 'code' in error ? Number(error.code) : 0,
        out,
        faults: faults.replace(DATABASE_LINE, ''),
        database: DATABASE_LINE.exec(faults)?.[1],
      });
    const env = { ...SERVER_CACHE, ...environment };
    execFile(process.execPath, [`server/cli/${command}.ts`, ...words], { env }, done);
  });
}
