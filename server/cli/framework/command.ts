import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { explainStartupError } from '../../config/startup-error.ts';
import {
  lookAtDataFolder,
  makePrivateFiles,
  refuseForgottenPostgres,
  requireVolume,
} from '../../platform/database/files/data-folder.ts';
import { nameOfDatabase, type Presence } from '../../platform/database/files/presence.ts';
import { openStorage, type Storage } from '../../platform/database/index.ts';
import { CommandError } from '../../platform/errors.ts';
import { type Command, configOf, type Terminal } from './terminal.ts';

/** Connections of a command to a PostgreSQL: the site needs the others. */
const CONNECTIONS = 2;

/** Exit code after a call that did what was asked for. */
const DONE = 0;
/** Exit code after an error. */
export const FAILED = 1;
/** Exit code after a call that is not understood. */
export const WRONG_USE = 2;

/** The command is not understood; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** The options that an operator wrote after `--`, by name: text, or true for a switch. */
export type Options = Partial<Record<string, string | true>>;

/** An option of an action. */
export interface Option {
  /** Name of the value that follows, like `DAY`; absent for a switch. */
  takes?: string;
  says: string;
}

/** What was asked for. */
export interface PlainCall {
  /** The words in the places where `takes` has names. */
  words: string[];
  options: Options;
  terminal: Terminal;
}

/** The parts that an action on the database works with. */
export interface Call extends PlainCall {
  storage: Storage;
  config: Config;
}

/** The result of an action, for people and for programs. */
export interface Answer {
  text: string;
  /** The same as data, printed in place of the text with `--json`. */
  data?: object;
  /** Whether all is in order, where that was asked; the command ends with 1 otherwise. */
  valid?: boolean;
}

/** One thing that a command does. */
export interface PlainAction<Given = PlainCall> {
  /** Names of the words that must follow, like `FILE.csv`; one in brackets may follow, like `[FILE]`. */
  takes?: string[];
  options?: Record<string, Option>;
  says: string;
  run(call: Given): Promise<Answer>;
}

/** One thing that a command does with the database. */
export interface Action extends PlainAction<Call> {
  /** The content that the database must hold before; something that people have put in, where it is not said. */
  needs?: Presence;
}

/** Name of the only action of a command that is called without one, like `npm run backup -- FILE`. */
export const ONLY = '';

const OPTION_WIDTH = 22;
/** The options that every command takes. */
const COMMON_OPTIONS: Record<string, Option> = {
  'env-file': { takes: 'FILE', says: 'reads the configuration of the site from this file in place of .env' },
  json: { says: 'prints data for programs' },
};

/**
 * Makes the command `npm run NAME -- ACTION …`.
 * @returns a command that ends with 1 after an error, and with 2 after a call that it does not understand
 */
export const command =
  (name: string, actions: Record<string, PlainAction>): Command =>
  async (terminal) => {
    const { words: args, out, err } = terminal;
    const [chosen = '', ...rest] = ONLY in actions ? [ONLY, ...args] : args;
    const action = Object.hasOwn(actions, chosen) ? actions[chosen] : undefined;
    const help = action ? usage(name, chosen, action) : overview(name, actions);
    if (args.includes('--help')) {
      out.write(`${help}\n`);
      return DONE;
    }
    try {
      if (!action)
        throw new UsageError(chosen ? `There is no ${name} ${chosen}.` : `Say what to do with ${name}.`);
      const call = read(action, rest);
      const { text, data, valid = true } = await action.run({ ...call, terminal });
      const shown = call.options['json'] && data ? JSON.stringify(data, null, 2) : text;
      if (shown) out.write(`${shown}\n`);
      return valid ? DONE : FAILED;
    } catch (error) {
      const isMisuse = error instanceof UsageError;
      err.write(isMisuse ? `${error.message}\n\n${help}\n` : `${explained(error)}\n`);
      return isMisuse ? WRONG_USE : FAILED;
    }
  };

/** Makes a command whose actions work on the database of the configuration. */
export const databaseCommand = (name: string, actions: Record<string, Action>): Command =>
  command(
    name,
    Object.fromEntries(
      Object.entries(actions).map(([key, action]) => [
        key,
        { ...action, run: (call) => carryOut(action, call) } satisfies PlainAction,
      ]),
    ),
  );

/** Tells words from options. @throws UsageError */
function read<Given>(
  { takes = [], options = {} }: PlainAction<Given>,
  args: string[],
): Omit<PlainCall, 'terminal'> {
  const types = Object.entries(options).map(([name, { takes: value }]) => [
    name,
    { type: value ? 'string' : 'boolean' } as const,
  ]);
  const { positionals, values } = parsed(args, Object.fromEntries([...types, ['json', { type: 'boolean' }]]));
  const required = takes.filter((name) => !name.startsWith('['));
  if (positionals.length < required.length) throw new UsageError(`Write ${required.join(' and ')}.`);
  if (positionals.length > takes.length) throw new UsageError('Write no more words than that.');
  return { words: positionals, options: values };
}

function parsed(args: string[], options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    return { positionals, values: values as Options };
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

async function carryOut(action: Action, call: PlainCall): Promise<Answer> {
  const { terminal } = call;
  const config = configOf(terminal);
  terminal.err.write(`Database: ${nameOfDatabase(config)} (DATA_DIR ${resolve(config.dataDirectory)})\n`);
  requireVolume(config);
  refuseForgottenPostgres(config);
  makePrivateFiles();
  const storage = await openStorage(
    config.dataDirectory,
    config.databaseUrl,
    action.needs ?? 'rows',
    undefined,
    CONNECTIONS,
  );
  const openToOthers = lookAtDataFolder(config.dataDirectory);
  if (openToOthers) terminal.err.write(`Warning: ${openToOthers.message}\n`);
  try {
    return await action.run({ storage, config, ...call });
  } finally {
    await storage.close();
  }
}

/** Explains the failure of a command to the person who called it. */
function explained(error: unknown): string {
  return error instanceof CommandError ? error.message : explainStartupError(error);
}

/** The actions of a command, a line or two for each. */
function overview(name: string, actions: Record<string, Pick<PlainAction, 'takes' | 'says'>>): string {
  const lines = Object.entries(actions).map(
    ([action, { takes, says }]) => `  ${called(name, action, takes)}\n      ${says}`,
  );
  return `Use one of these; --help after one of them tells its options:\n${lines.join('\n')}`;
}

/** How one action is called. */
function usage(name: string, action: string, { takes, options = {}, says }: PlainAction): string {
  const lines = Object.entries({ ...options, ...COMMON_OPTIONS }).map(
    ([option, { takes: value, says: meaning }]) => {
      const written = value ? `--${option} ${value}` : `--${option}`;
      return `  ${written.padEnd(OPTION_WIDTH)} ${meaning}`;
    },
  );
  return `${called(name, action, takes)}\n${says}\n\n${lines.join('\n')}`;
}

function called(name: string, action: string, takes: string[] = []): string {
  const words = [action, ...takes].filter(Boolean);
  return ['npm run', name, ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
}
