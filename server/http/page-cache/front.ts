import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnown } from '../caching.ts';
import type { Log } from '../log.ts';
import { requestId } from '../request-id.ts';
import type { PageCache } from './page-cache.ts';
import { readVisit } from './visit.ts';

/** Whether a request may be answered like everybody's; an editor's preview may not, nor one that is to be refused. */
type IsCommon = (request: IncomingMessage) => boolean;

/**
 * Answers visits from the cache before the application sees them, at the price of a look-up and a write.
 * @returns a function that answers, or returns false when the application has to
 */
export function cacheFront(cache: PageCache, isCommon: IsCommon, log: Log) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isCommon(request)) return false;
    const { target, shared } = readVisit(url);
    const page = shared ? cache.find(target) : undefined;
    if (!page) return false;

    const form = page.forms.for(headers['accept-encoding']?.toString());
    const tag = `"${page.tag}-${form.mark}"`;
    const known = isKnown(page.tag, headers['if-none-match']);
    const id = requestId(request);
    const answer = [...page.headers.flat(), 'etag', tag, 'x-request-id', id];
    if (!known) answer.push('content-length', String(form.body.length));
    if (!known && form.encoding) answer.push('content-encoding', form.encoding);
    response.writeHead(known ? 304 : 200, answer);
    response.end(known || method === 'HEAD' ? undefined : form.body);
    log.debug({ reqId: id, method, path: target.split('?')[0], status: response.statusCode }, 'kept page');
    return true;
  };
}
