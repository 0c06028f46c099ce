import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { writes } from '../../platform/log.ts';

/**
 * One line a request: id, method, path, status and time; why, where it was refused. Never query, body, address or headers, so
 * that no personal data gets into the log.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { refusal: reason } = request;
    if (!error && !reason && !writes(request.log, 'info')) return;
    const line = {
      method: request.method,
      path: loggedPath(pathOf(request)),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...line, err: error }, 'request broke off');
    else if (reason) request.log.warn({ ...line, reason }, 'refused');
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
/** Folders of the API whose addresses open something for anyone who has them. */
const GUIDES = /^\/+api\/+guides\//i;
/** A part of a path that is words, as in addresses of ours and of those who look for other people's programs: no token or number. */
const WORDS =
  /^\.?(?:[a-z]{1,24}|[A-Z][a-z]{1,23}|[A-Z]{1,12}|\d{1,4}|[a-z0-9]{1,6})(?:[._-](?:[a-z]{1,24}|[A-Z][a-z]{1,23}|\d{1,4}|[a-z0-9]{1,6})){0,24}$/;
const DIGITS = /\d/g;
/** More of them are a telephone number, an account or a token. */
const MOST_DIGITS = 6;
/** Files that the build has named after their content. */
const BUILT = /^\/(?:_astro|art|media|social)\/[\w.@-]+$/;

/**
 * A path as the log has it: what is no word is a star, whatever the path looks like, so that nothing in it opens anything,
 * names a person or is obeyed by a terminal.
 */
export function loggedPath(path: string): string {
  const shown = path.slice(0, LONGEST_PATH);
  if (BUILT.test(shown)) return shown;
  const isGuide = GUIDES.test(shown);
  let named = 0;
  return shown
    .split('/')
    .map((part) => {
      if (part === '') return part;
      named += 1;
      return isWords(part) && !(isGuide && named === 3) ? part : '*';
    })
    .join('/');
}

function isWords(part: string): boolean {
  return WORDS.test(part) && (part.match(DIGITS)?.length ?? 0) <= MOST_DIGITS;
}
