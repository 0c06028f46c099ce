import { explained, FAULT, WRONG_USE } from './command.ts';

/** The result of an action on the content folder. */
export interface Outcome {
  text: string;
  /** Whether all is in order; the process ends with 1 otherwise. */
  sound: boolean;
}

/**
 * Carries out a command on the content folder, which needs no database. The process ends with 1 after a fault, and with 2 after
 * a call that makes no sense.
 * @param usage how the command is called
 * @param action what the words of the call ask for; nothing when they make no sense
 */
export async function runContentCommand(
  usage: string,
  action: (() => Promise<Outcome>) | undefined,
): Promise<void> {
  if (isHelpAsked()) {
    process.stdout.write(usage);
    return;
  }
  if (!action) {
    process.stderr.write(usage);
    process.exitCode = WRONG_USE;
    return;
  }
  try {
    const { text, sound } = await action();
    process.stdout.write(`${text}\n`);
    if (!sound) process.exitCode = FAULT;
  } catch (error) {
    process.stderr.write(`${explained(error)}\n`);
    process.exitCode = FAULT;
  }
}

/** Whether the call asks how it is made, whatever else it says. */
export const isHelpAsked = (): boolean => process.argv.includes('--help');
