import { realpathSync } from 'node:fs';
import { type Config, readConfig } from '../../config/config.ts';
import type { Copied } from '../../platform/backup/backup.ts';

const FLAG = '--env-file';

/** The surroundings of one call of a command: what was asked for, and where it is answered. */
export interface Terminal {
  /** The words behind the name of the command, without the one that names the environment file. */
  words: string[];
  /** The file with the configuration, where it is not `.env`. */
  envFile?: string | undefined;
  environment: Record<string, string | undefined>;
  /** Takes the answer; `written` is called when more may follow. */
  out: { write(text: string, written?: () => void): unknown };
  /** Takes everything else; `isTTY` says whether somebody looks on. */
  err: { write(text: string): unknown; isTTY?: boolean };
}

/** Carries out one call. @returns the exit code of its process */
export type Command = (terminal: Terminal) => Promise<number>;

/** @param words all that is behind the name of the command, `--env-file` among it */
export function terminalOf(
  words: readonly string[],
  surroundings: Pick<Terminal, 'environment' | 'out' | 'err'>,
): Terminal {
  const at = words.findIndex((word) => word === FLAG || word.startsWith(`${FLAG}=`));
  if (at < 0) return { words: [...words], ...surroundings };
  const [word = '', next = ''] = words.slice(at);
  const isJoined = word.startsWith(`${FLAG}=`);
  return {
    words: words.toSpliced(at, isJoined ? 1 : 2),
    envFile: isJoined ? word.slice(FLAG.length + 1) : next,
    ...surroundings,
  };
}

/** @returns the configuration that a command works with. @throws ConfigError */
export const configOf = ({ envFile, environment }: Terminal): Config => readConfig(envFile, environment);

/**
 * Carries a command out in the process whose main file it stands in, and ends with its exit code; elsewhere, as in tests, does nothing.
 * @param meta of the file of the command
 */
export async function runAsMain({ main, filename }: ImportMeta, command: Command): Promise<void> {
  if (!(main ?? isMainFile(filename))) return;
  // A reader like `head` may have enough before the end.
  process.stdout.on('error', () => process.exit());
  const { env: environment, stdout: out, stderr: err } = process;
  process.exitCode = await command(terminalOf(process.argv.slice(2), { environment, out, err }));
}

/** For a Node before 24.2, which does not say which module is the main one: a command that silently does nothing would be taken for done. */
function isMainFile(file: string): boolean {
  const [, called] = process.argv;
  return called !== undefined && realpathSync(called) === file;
}

const GAP = '  ';

/** Lays out rows in columns as wide as what is in them, below their headings. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

/**
 * Says that a list is cut, since a long one looks whole; nothing where all is shown.
 * @param total how many there are
 */
export function cutNote(shown: number, total: number): string {
  return shown < total ? `\n${shown} of ${total} are shown; --limit ${total} shows all.` : '';
}

/** A number with its noun, like `1 lead` and `2 leads`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Says on a terminal how far a long run is, in one line that is written over; `done` ends the line. */
interface Progress {
  report(count: number, total?: number): void;
  done(): void;
}

/**
 * Begins to report.
 * @param err where; nothing is said where nobody looks on
 * @param what is counted, like `leads`
 * @param known how many there are, where that is known from the start
 */
export function progress(err: Terminal['err'], what: string, known = 0): Progress {
  return {
    report: (count, total = known) => {
      if (err.isTTY) err.write(`\r${count} of ${total} ${what}`);
    },
    done: () => {
      if (err.isTTY) err.write('\r\x1b[K');
    },
  };
}

/** The content of a backup, in words. */
export function rowsText({ rows: { leads, outbox, subscribers, trips } }: Copied): string {
  const before = [
    counted(leads, 'lead'),
    counted(outbox, 'delivery', 'deliveries'),
    counted(subscribers, 'subscriber'),
  ];
  return `${before.join(', ')} and ${counted(trips, 'trip')}`;
}

/** The parts of a database that a version older than it does not know, in words; none where it knows all. */
export function leftOutText({ leftOut }: Copied): string[] {
  return leftOut.length === 0
    ? []
    : [`Left out, because only a newer version knows it: ${leftOut.join(', ')}.`];
}
