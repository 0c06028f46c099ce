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

/** An error without what its maker has put on it besides: a database adds the row that it refuses. */
function plainError(error: Error) {
  const { type, message, stack } = pino.stdSerializers.err(error);
  return { type, message, stack, ...('code' in error && { code: error.code }) };
}
