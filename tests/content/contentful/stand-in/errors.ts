import type { IncomingMessage, ServerResponse } from 'node:http';
import { fail } from './answers.ts';

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
