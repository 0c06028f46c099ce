import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

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
