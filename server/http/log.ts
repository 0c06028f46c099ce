import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
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

/**
 * One line a request: id, method, path, status and time. Never query, body, address or headers, so that no personal
 * data gets into the log.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      path: loggedPath(pathOf(request)),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'request broke off');
    else request.log.info(line, 'request');
  }

  override routeNotFound(): void {}
}

/** The path that was asked for, without its query. */
export function pathOf(request: FastifyRequest): string {
  const target = request.raw.url ?? '/';
  const queryAt = target.indexOf('?');
  return queryAt < 0 ? target : target.slice(0, queryAt);
}

/** Letters of a path that are worth a log; every address of ours is shorter. */
const LONGEST_PATH = 200;
/** What opens a guide for whoever has it. */
const GUIDE_TOKEN = /^(\/api\/guides\/)[^/]+/;
/** Part of a path with an address of e-mail in it, which people put where they should not. */
const AT = /@|%40/i;
const UNPRINTABLE = /[^\x21-\x7e]/g;

/** A path as it stands in the log: nothing that a terminal obeys, that opens anything, or that names a person. */
export function loggedPath(path: string): string {
  return path
    .slice(0, LONGEST_PATH)
    .replace(GUIDE_TOKEN, '$1*')
    .split('/')
    .map((part) => (AT.test(part) ? '*' : part))
    .join('/')
    .replace(UNPRINTABLE, '?');
}
