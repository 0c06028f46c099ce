import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** The members of a problem besides its status. */
interface ProblemDetails {
  detail?: string;
  /** The faults of the fields that were sent, by field. */
  errors?: Record<string, string>;
}

/** Answers with problem details (RFC 9457). */
export function sendProblem(reply: FastifyReply, status: number, details: ProblemDetails = {}) {
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    instance: `urn:request:${reply.request.id}`,
    ...details,
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}
