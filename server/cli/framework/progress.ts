import type { Terminal } from './terminal.ts';

/** Says on a terminal how far a long run is, in one line that is written over; `done` ends the line. */
export interface Progress {
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
