import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPrivateAddress } from './addresses.ts';

/** The other side answered, and does not take this delivery (now); it says nothing of others. */
export class RejectedError extends Error {
  override name = 'Refused';
  /** The status that the other side answered, like 550 or 422. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** This delivery is never to be tried again: it would be refused each time, or is not wanted any more. */
export class PermanentlyRejectedError extends RejectedError {
  override name = 'RefusedForEver';
}

interface Post {
  url: URL;
  /** JSON text. */
  body: string;
  headers: Record<string, string>;
  /** Whether the address may lie in the own network. */
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** Something that is asked of another system's interface. */
export interface Question extends Omit<Post, 'body'> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  body?: string | undefined;
}

/** The answer of another system, redirects and refusals included. */
export interface Answered {
  status: number;
  /** Its JSON, parsed; nothing where it has none. */
  body: unknown;
}

/** Answers that ask for timeout rather than refuse; 423 and 477 are HubSpot's. */
const LATER = [408, 423, 425, 429, 477];
/** An answer that is longer than this is not one that we asked for, in bytes. */
const ANSWER_MAX = 256 * 1024;

/**
 * Posts JSON and reads no more than the status of the answer; follows no redirect.
 * @throws Refused after an answer of 3xx or 4xx; another error when there is none, or one that asks to come later
 */
export async function postJson(post: Post): Promise<void> {
  const { status } = await send({ ...post, method: 'POST' }, async () => undefined);
  if (status < 200 || status >= 300) throw errorOf(status);
}

/** Asks and reads the answer; follows no redirect. @throws Error where there is none, or a longer one than anybody needs */
export async function ask(question: Question): Promise<Answered> {
  return send(question, async (answer) => {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of answer) {
      length += part.length;
      if (length > ANSWER_MAX) throw new Error('the answer is too long');
      parts.push(part);
    }
    return readJson(Buffer.concat(parts).toString());
  });
}

/**
 * Makes the error that an answer of another status than 2xx stands for.
 * @param code what the other system calls the error; no text of it, which may repeat what was sent
 */
export function errorOf(status: number, code = ''): Error {
  const message = `answered ${status} ${code}`.trimEnd();
  return status < 500 && !LATER.includes(status)
    ? new RejectedError(status, message)
    : Object.assign(new Error(message), { code: status });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(
  { method, url, body, headers, allowPrivate, signal }: Question,
  read: (answer: IncomingMessage) => Promise<unknown>,
): Promise<Answered> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivate && isIP(host) && isPrivateAddress(host)) return Promise.reject(new PrivateAddress(host));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const ofBody = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { 'content-type': 'application/json', ...ofBody, ...headers },
      agent: false,
      signal,
      lookup: allowPrivate ? lookup : publicLookup,
    });
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? 0;
      read(answer)
        .then((said) => resolve({ status, body: said }), reject)
        .finally(() => answer.destroy());
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
