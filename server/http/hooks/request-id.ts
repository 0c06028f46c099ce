import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { onRequestHookHandler } from 'fastify';

const HEADER = 'x-request-id';
/** An id that a proxy may give: long enough to be one, and nothing that could forge a line of the log. */
const SANE_ID = /^[\w-]{8,64}$/;

/** The id under which a request is logged: the caller's own where it is sane, otherwise a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers[HEADER];
  return typeof given === 'string' && SANE_ID.test(given) ? given : randomUUID();
}

/** Tells the caller the id, to quote when something went wrong. */
export const sendRequestId: onRequestHookHandler = (request, reply, done) => {
  reply.header(HEADER, request.id);
  done();
};
