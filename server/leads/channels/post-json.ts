import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Refused } from './channel.ts';
import { isPrivateAddress } from './private-addresses.ts';

export interface Post {
  url: URL;
  /** JSON text. */
  body: string;
  headers: Record<string, string>;
  /** Whether the address may lie in the own network. */
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** Answers that ask for patience rather than refuse. */
const LATER = [408, 425, 429];

/**
 * Posts JSON and reads no more than the status of the answer; follows no redirect.
 * @throws Refused after an answer of 3xx or 4xx; another error when there is none, or one that asks to come later
 */
export async function postJson(post: Post): Promise<void> {
  const status = await statusOf(post);
  if (status >= 200 && status < 300) return;
  const message = `answered ${status}`;
  throw status < 500 && !LATER.includes(status)
    ? new Refused(status, message)
    : Object.assign(new Error(message), { code: status });
}

function statusOf({ url, body, headers, allowPrivate, signal }: Post): Promise<number> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && isPrivateAddress(host)) return Promise.reject(new PrivateAddress(host));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      agent: false,
      signal,
      lookup: allowPrivate ? lookup : publicLookup,
    });
    sent.on('response', (answer) => {
      resolve(answer.statusCode ?? 0);
      answer.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

class PrivateAddress extends Error {
  override name = 'PrivateAddress';

  constructor(host: string) {
    super(`${host} lies in a private network`);
  }
}

/** Resolves a name when each of its addresses is public; the connection is then made to one of these. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new PrivateAddress(host), '');
    const [first] = addresses;
    return options.all ? done(null, addresses) : done(null, first?.address ?? '', first?.family);
  });
};
