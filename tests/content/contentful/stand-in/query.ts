import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Shown, Space } from './space.ts';

const DELIVERY_TYPE = 'application/vnd.contentful.delivery.v1+json';

/** Answers with JSON as the Delivery API does. */
export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): ServerResponse {
  response.writeHead(status, {
    'content-type': DELIVERY_TYPE,
    'x-contentful-request-id': randomUUID(),
    'x-contentful-ratelimit-second-limit': '55',
    ...headers,
  });
  return response.end(JSON.stringify(body));
}

/**
 * Answers with an error in Contentful's format.
 * @see https://www.contentful.com/developers/docs/references/errors/
 */
export function fail(
  response: ServerResponse,
  status: number,
  id: string,
  message: string,
  headers?: Record<string, string>,
): ServerResponse {
  return answer(response, status, { sys: { type: 'Error', id }, message, requestId: randomUUID() }, headers);
}

const MOST = 1000;
const USUAL = 100;
/** Parameters that say how to answer, and not which resources. */
const FORM = ['content_type', 'order', 'skip', 'limit', 'include', 'locale'];

interface QueryRules {
  type: 'Entry' | 'Asset';
  /** Whether drafts are asked for. */
  preview: boolean;
}

/**
 * Answers a query of the Delivery or Preview API, as far as the site asks any: by content type, by id, by a field, in an order; with
 * what the items link to.
 * @see https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/search-parameters
 */
export function answerQuery(
  response: ServerResponse,
  url: URL,
  space: Space,
  { type, preview }: QueryRules,
): ServerResponse {
  const { searchParams } = url;
  const all = space.all(type, preview);
  const contentType = searchParams.get('content_type');
  if (contentType !== null && !all.some((each) => typeOf(each) === contentType))
    return fail(response, 400, 'InvalidQuery', 'The query you sent was invalid. unknownContentType');
  if (contentType === null && [...searchParams.keys()].some((name) => name.startsWith('fields.')))
    return fail(response, 400, 'InvalidQuery', 'A Content Type ID is required.');
  const conditions = [...searchParams].filter(([name]) => !FORM.includes(name));
  const found = all
    .filter((each) => contentType === null || typeOf(each) === contentType)
    .filter((each) => conditions.every(([name, value]) => holds(each, name, value, space.defaultLocale)))
    .sort(orderOf(searchParams.get('order') ?? ''));
  const limit = Math.min(Number(searchParams.get('limit') ?? USUAL), MOST);
  const skip = Number(searchParams.get('skip') ?? 0);
  const items = found.slice(skip, skip + limit);
  const includes = searchParams.get('include') === '0' ? {} : includesOf(items, space, preview);
  return answer(response, 200, {
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items,
    ...includes,
  });
}

const typeOf = ({ sys }: Shown) => sys.contentType?.sys.id;

function holds(shown: Shown, name: string, value: string, locale: string): boolean {
  const [path = '', operator] = name.replace(']', '').split('[');
  const found = valueAt(shown, path, locale);
  return operator === 'in' ? value.split(',').includes(found) : found === value;
}

function valueAt({ sys, fields }: Shown, path: string, locale: string): string {
  if (path.startsWith('fields.')) return String(fields[path.slice('fields.'.length)]?.[locale]);
  if (path === 'sys.contentType.sys.id') return String(sys.contentType?.sys.id);
  return String(sys[path.slice('sys.'.length) as keyof typeof sys]);
}

function orderOf(order: string): (a: Shown, b: Shown) => number {
  const path = order.replace('-', '');
  if (path === '') return () => 0;
  const sign = order.startsWith('-') ? -1 : 1;
  return (a, b) => sign * valueAt(a, path, '').localeCompare(valueAt(b, path, ''));
}

/** The targets of the links of items, one level deep. */
function includesOf(items: Shown[], space: Space, preview: boolean): object {
  const ids = new Set(
    [
      ...JSON.stringify(items.map(({ fields }) => fields)).matchAll(
        /"linkType":"(Entry|Asset)","id":"([^"]+)"/g,
      ),
    ].map(([, type, id]) => `${type}/${id}`),
  );
  const linked = (type: QueryRules['type']) =>
    space.all(type, preview).filter(({ sys }) => ids.has(`${type}/${sys.id}`));
  return { includes: { Entry: linked('Entry'), Asset: linked('Asset') } };
}

/** A way to misbehave: takes a request and says whether it has dealt with it. */
export type FieldError = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Takes the connection and never answers. */
export const hanging: FieldError = () => true;

/** Sends a byte now and then, so that the connection is never idle and the answer never ends. */
export const trickling: FieldError = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
  return true;
};

export const broken: FieldError = (_request, response) => {
  fail(response, 500, 'ServerError', 'Something went wrong.');
  return true;
};

/** Says that all is well, with a page of a proxy in between. */
export const garbage: FieldError = (_request, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><p>Sign in to this network</p>');
  return true;
};

/** Breaks off in the middle of a body. */
export const dying: FieldError = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"sys":{"type":"Array"},"items":[', () => response.destroy());
  return true;
};

/**
 * Refuses for exceeding the rate.
 * @param reset seconds until the next request is taken
 */
export function rateLimited(reset: number): FieldError {
  return (_request, response) => {
    const message = 'You have exceeded the rate limit of the Organization this Space belongs to.';
    fail(response, 429, 'RateLimitExceeded', message, { 'x-contentful-ratelimit-reset': `${reset}` });
    return true;
  };
}

/** Misbehaves for a number of requests, after a number of good ones. */
export function during(times: number, error: FieldError, { after = 0 } = {}): FieldError {
  let seen = 0;
  return (request, response) => {
    seen += 1;
    return seen > after && seen <= after + times && error(request, response);
  };
}
