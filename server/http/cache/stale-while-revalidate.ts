import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Log, writes } from '../../platform/log.ts';
import { isKnown, SHARED_PAGE, sharedUntil } from '../hooks/caching.ts';
import type { ReadTarget } from '../hooks/canonical.ts';
import { requestId } from '../hooks/identity.ts';
import type { Answer } from '../listener.ts';
import type { EncodedBody } from './encoded-bodies.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { readVisit } from './page-cache-keys.ts';

const REQUEST_ID = 'x-request-id';

/** Whether a request may be answered like everybody's; an editor's preview may not, nor one that is to be refused. */
type IsCommon = (request: IncomingMessage) => boolean;

/**
 * Answers visits from the cache before the application sees them, at the price of a look-up and a write.
 * @returns a function that answers, or returns false when the application has to
 */
export function cacheFront(cache: PageCache, isCommon: IsCommon, readTarget: ReadTarget, log: Log) {
  const isNoted = writes(log, 'debug');
  return (request: IncomingMessage, response: ServerResponse, application: Answer): boolean => {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isCommon(request)) return false;
    const { target, shared } = readVisit(url, readTarget(url).prefix);
    const page = shared ? cache.find(target) : undefined;
    if (!page) return false;
    const fail = (err: unknown) => {
      log.error({ err, path: target.split('?')[0] }, 'cached page not sent');
      response.destroy();
    };
    const answer = (kept: CachedPage) => {
      const reqId = requestId(request);
      const encoded = kept.bodies.for(request.headers['accept-encoding']?.toString());
      if (encoded instanceof Promise)
        encoded.then((plain) => send(kept, cache.untilNext(), plain, reqId, request, response)).catch(fail);
      else send(kept, cache.untilNext(), encoded, reqId, request, response);
      if (isNoted) log.debug({ reqId, method, path: target.split('?')[0] }, 'cached page');
    };
    if (!cache.isOverdue(page)) answer(page);
    else
      cache.refresh(target).then(() => {
        const fresh = cache.find(target);
        if (fresh) answer(fresh);
        else application(request, response);
      });
    return true;
  };
}

function send(
  { headers, status, tag }: CachedPage,
  untilNext: number,
  { encoding, mark, body }: EncodedBody,
  reqId: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const known = status === 200 && isKnown(tag, request.headers['if-none-match']);
  const fields = [REQUEST_ID, reqId];
  const cached = sharedUntil(untilNext);
  for (const [name, value] of headers) fields.push(name, value === SHARED_PAGE ? cached : value);
  if (status === 200) fields.push('etag', `"${tag}-${mark}"`);
  if (!known) fields.push('content-length', String(body.length));
  if (!known && encoding) fields.push('content-encoding', encoding);
  response.writeHead(known ? 304 : status, fields);
  response.end(known || request.method === 'HEAD' ? undefined : body);
}
