/** Says on a terminal how far a long run is, in one line that is written over; `done` ends the line. */
export interface Progress {
  report(count: number, total?: number): void;
  done(): void;
}

/**
 * Begins to report.
 * @param what is counted, like `leads`
 * @param known how many there are, where that is known from the start
 */
export function progress(what: string, known = 0): Progress {
  const isSeen = process.stderr.isTTY;
  return {
    report: (count, total = known) => {
      if (isSeen) process.stderr.write(`\r${count} of ${total} ${what}`);
    },
    done: () => {
      if (isSeen) process.stderr.write('\r\x1b[K');
    },
  };
}
