import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath, pathOf } from './request-log.ts';

/** The members of a problem besides its status. */
interface ProblemDetails {
  detail?: string;
  /** The errors of the fields that were sent, by field. */
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

const STYLE = /<style>(.*?)<\/style>/s;
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const GAP = /\{(\w+)\}/g;

/** A page of one file that needs nothing else of the site, with gaps like `{id}`. */
interface StandalonePage {
  /** Its content security policy: nothing but its own style. */
  policy: string;
  /** The page with words in its gaps. */
  html(words: Record<string, string>): string;
}

/** @param name of a file beside this one */
export function standalonePage(name: string): StandalonePage {
  const template = readFileSync(new URL(name, import.meta.url), 'utf8');
  const hash = createHash('sha256')
    .update(STYLE.exec(template)?.[1] ?? '')
    .digest('base64');
  return {
    policy: `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-${hash}'`,
    html: (words) => template.replace(GAP, (gap, word: string) => escaped(words[word] ?? gap)),
  };
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const FAILURE = standalonePage('failure.html');

/** Characters that the router reads as a pattern; no address of ours has any of them. */
const PATTERN = /[*:()]/;

const isApi = (request: FastifyRequest) => request.url.startsWith('/api/');

/**
 * Answers what went wrong, without saying how the inside looks: the API with problem details (RFC 9457), pages with a
 * plain page that shows the request id, which finds the error in the log.
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
  return sendStatus(reply, status);
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
export function sendStatus(reply: FastifyReply, status: number) {
  const { request } = reply;
  const title = STATUS_CODES[status] ?? 'Error';
  reply.header('x-request-id', request.id);
  if (isApi(request)) return sendProblem(reply, status);
  reply.code(status).header('cache-control', 'no-store');
  if (status < 500) return reply.type('text/plain; charset=utf-8').send(`${status} ${title}\n`);
  reply.header('content-security-policy', FAILURE.policy);
  return reply.type('text/html; charset=utf-8').send(FAILURE.html({ id: request.id }));
}

/** Something behind the API does not work just now; the caller may try again. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly statusCode = 503;

  /** @param what does not work */
  constructor(cause: unknown, what = 'storage') {
    super(`${what} does not answer`, { cause });
  }
}
