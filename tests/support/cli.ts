import { type Terminal, terminalOf } from '../../server/cli/framework/terminal.ts';
import type { TestDatabase } from './databases.ts';

/** The first line of every command that opens a database. */
const DATABASE_LINE = /^Database: (.*)\n/;

/** The result of a command. */
export interface Outcome {
  code: number;
  out: string;
  errors: string;
  /** The database that it says it uses. */
  database: string | undefined;
}

/** Takes what is written; `text` is all of it. */
function taken() {
  const sink = {
    text: '',
    write: (text: string, written?: () => void) => {
      sink.text += text;
      written?.();
    },
  };
  return sink;
}

/** Runs a command of `server/cli/` as an operator does, but in this process: to start one takes longer than most commands. */
export async function runCommand(
  command: string,
  environment: Terminal['environment'],
  ...words: string[]
): Promise<Omit<Outcome, 'database'>> {
  const { run } = await import(`../../server/cli/${command}.ts`);
  const [out, err] = [taken(), taken()];
  const code: number = await run(terminalOf(words, { environment, out, err }));
  return { code, out: out.text, errors: err.text };
}

/** Runs a command on a database. */
export async function runCli(
  command: string,
  { environment }: TestDatabase,
  ...words: string[]
): Promise<Outcome> {
  const { errors, ...outcome } = await runCommand(command, { ...environment }, ...words);
  return {
    ...outcome,
    errors: errors.replace(DATABASE_LINE, ''),
    database: DATABASE_LINE.exec(errors)?.[1],
  };
}
