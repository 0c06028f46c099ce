import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/**
 * The log of the process: one JSON object a line.
 * @param output takes the lines; standard output when absent
 */
export function makeLog(level: string, output?: { write(line: string): void }): Log {
  const serializers = { err: plainError };
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers };
  return output ? pino(options, output) : pino(options);
}

/** Whether a log writes lines of a level: to put one together may take longer than to leave it out. */
export function writes({ level }: Pick<Log, 'level'>, wanted: pino.Level): boolean {
  const { values } = pino.levels;
  return (values[level] ?? Number.POSITIVE_INFINITY) <= (values[wanted] ?? 0);
}

/** An error without what its maker has put on it besides: a database adds the row that it refuses. */
function plainError(error: Error) {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: error.code }) };
}
