import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** The log of the process: one JSON object a line on standard output. */
export function makeLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
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
      path: pathOf(request),
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
