import { type Logger, pino } from 'pino';

export type { Logger };

/**
 * The log of the process: one JSON object a line on standard output.
 * Requests are logged by id, method, path, status and time; never with query, body, address or headers, so that no
 * personal data gets into it.
 */
export function makeLog(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
