import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FailureWords, failurePage, wantsHtml } from '../../platform/failure-page/failure-page.ts';
import { loggedPath, pathOf } from './request-log.ts';

/** The members of a problem besides its status. */
interface ProblemDetails {
  detail?: string;
  /** The errors of the fields that were sent, by field. */
  errors?: Record<string, string>;
}

/**
 * Answers with a failure: a person in a browser reads a page, a program problem details (RFC 9457).
 * @param words what the page says, where more is known than the status and the detail
 */
export function sendProblem(
  reply: FastifyReply,
  status: number,
  details: ProblemDetails = {},
  words: Partial<FailureWords> = {},
): FastifyReply {
  const { request } = reply;
  // Who asks for the errors of each field has a form to show them in.
  if (wantsHtml(request.headers.accept) && !details.errors)
    return sendFailurePage(reply, status, { ...(details.detail && { text: details.detail }), ...words });
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    instance: `urn:request:${request.id}`,
    ...details,
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

function sendFailurePage(reply: FastifyReply, status: number, words: Partial<FailureWords>): FastifyReply {
  const { policy, html } = failurePage(status, reply.request.id, words);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Characters that the router reads as a pattern; no address of ours has any of them. */
const PATTERN = /[*:()]/;

const isApi = (request: FastifyRequest) => request.url.startsWith('/api/');

/**
 * Answers what went wrong, without saying how the inside looks: people in a browser with a plain page that shows the request id, which
 * finds the error in the log; programs with problem details from the API (RFC 9457), and elsewhere with a line.
 */
export function addFailures(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure);
  app.setNotFoundHandler(refuse);
  app.get('/api/*', refuse);
}

/** Answers an error that was thrown on the way to a reply. */
export function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const given = error.statusCode ?? 500;
  const status = given >= 400 && given < 600 ? given : 500;
  if (status >= 500) request.log.error({ err: error, path: loggedPath(pathOf(request)) }, 'request failed');
  return sendStatus(reply, status, error instanceof Unavailable ? error.words : {});
}

/** Answers a request that no route takes: 405 where another method would do, otherwise 404. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  const url = pathOf(request);
  const allowed = isApi(request) ? methodsOf(request.server, url) : ['GET', 'HEAD'];
  if (allowed.length > 0) reply.header('allow', allowed.join(', '));
  return sendStatus(reply, allowed.length > 0 ? 405 : 404);
}

function methodsOf(app: FastifyInstance, url: string): string[] {
  if (PATTERN.test(url)) return [];
  return METHODS.filter((method) => app.hasRoute({ method, url }));
}

/** Answers with a failure's status, in words for people or for programs. */
export function sendStatus(
  reply: FastifyReply,
  status: number,
  words: Partial<FailureWords> = {},
): FastifyReply {
  const { request } = reply;
  reply.header('x-request-id', request.id);
  if (isApi(request)) return sendProblem(reply, status, {}, words);
  if (status >= 500 || wantsHtml(request.headers.accept)) return sendFailurePage(reply, status, words);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? 'Error'}\n`);
}

/** Something behind the API does not work just now; the caller may try again. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly statusCode = 503;

  /** What a person reads who knows of it. */
  readonly words: Partial<FailureWords>;

  /** @param what does not work */
  constructor(cause: unknown, what = 'storage', words: Partial<FailureWords> = {}) {
    super(`${what} does not answer`, { cause });
    this.words = words;
  }
}
