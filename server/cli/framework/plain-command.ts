import { type ParseArgsConfig, parseArgs } from 'node:util';
import { DONE, explained, FAILED, WRONG_USE } from './command.ts';
import type { Command, Terminal } from './terminal.ts';

/** The result of a command. */
export interface Outcome {
  text: string;
  /** Whether all is in order; the command ends with 1 otherwise. */
  valid: boolean;
}

/** Reads the words of a call. @returns nothing where they make no sense */
export function readWords<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> | undefined {
  try {
    return parseArgs(config);
  } catch {
    return undefined;
  }
}

/**
 * Makes a command that needs no database, or looks for one itself.
 * @param usage how the command is called
 * @param chosen finds the action that a call asks for; nothing when it makes no sense
 * @returns a command that ends with 1 after an error, and with 2 after a call that makes no sense
 */
export const plainCommand =
  (usage: string, chosen: (terminal: Terminal) => (() => Promise<Outcome>) | undefined): Command =>
  async (terminal) => {
    const { words, out, err } = terminal;
    if (words.includes('--help')) {
      out.write(usage);
      return DONE;
    }
    const action = chosen(terminal);
    if (!action) {
      err.write(usage);
      return WRONG_USE;
    }
    try {
      const { text, valid } = await action();
      out.write(`${text}\n`);
      return valid ? DONE : FAILED;
    } catch (error) {
      err.write(`${explained(error)}\n`);
      return FAILED;
    }
  };
