import { readConfig } from '../config.ts';
import { explainStartFault } from '../start-fault.ts';
import { openStorage, type Storage } from '../storage/index.ts';

/** How a process ends after a fault. */
export const FAULT = 1;
/** How a process ends after a call that it does not understand. */
export const WRONG_USE = 2;

/** The command cannot be carried out; the message says why, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** One thing that a command does. */
export interface Action {
  /** Names of the words that must follow, like `FILE.csv`. */
  takes: string[];
  says: string;
  /** Does it, and returns what to print. */
  run(storage: Storage, word: string): Promise<string>;
}

/**
 * Carries out `npm run NAME -- ACTION …` on the database of the data directory. The process ends with 1 after a
 * fault, and with 2 after a call that it does not understand.
 */
export async function runCommand(name: string, actions: Record<string, Action>): Promise<void> {
  const [chosen = '', ...words] = process.argv.slice(2);
  const action = Object.hasOwn(actions, chosen) ? actions[chosen] : undefined;
  if (action?.takes.length !== words.length) {
    process.stderr.write(usage(name, actions));
    process.exitCode = WRONG_USE;
    return;
  }
  try {
    process.stdout.write(`${await carryOut(action, words)}\n`);
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = FAULT;
  }
}

async function carryOut(action: Action, [word = '']: string[]): Promise<string> {
  const { dataDirectory, databaseUrl } = readConfig();
  const storage = await openStorage(dataDirectory, databaseUrl);
  try {
    return await action.run(storage, word);
  } finally {
    await storage.close();
  }
}

/** What to tell whoever called a command that failed. */
export function explained(error: unknown): string {
  return error instanceof CommandError ? error.message : explainStartFault(error);
}

function usage(name: string, actions: Record<string, Action>): string {
  const lines = Object.entries(actions).map(
    ([action, { takes, says }]) => `  npm run ${name} -- ${[action, ...takes].join(' ')}\n      ${says}\n`,
  );
  return `Use one of:\n${lines.join('')}`;
}
