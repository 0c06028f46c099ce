import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const SIGNATURE = 'x-contentful-signature';
const SIGNED_HEADERS = 'x-contentful-signed-headers';
const TIMESTAMP = 'x-contentful-timestamp';
/** How long a signed request is good for, in ms, as Contentful's own toolkit has it. */
const TIME_TO_LIVE = 30_000;

/** A request as it was sent, but for its body. */
export interface SignedRequest {
  method: string;
  /** Path without query. */
  path: string;
  headers: IncomingHttpHeaders;
}

/** Whether a request says that it was signed just now; what does not is refused before its body is read. */
export function isFresh(headers: IncomingHttpHeaders, now: number): boolean {
  const age = now - Number(headers[TIMESTAMP]);
  return Math.abs(age) < TIME_TO_LIVE && headers[SIGNATURE] !== undefined;
}

/**
 * Whether a request was signed with our secret: HMAC-SHA256 over method, path, the signed headers in order and the body, which is
 * read to its end and not kept.
 * @see https://www.contentful.com/developers/docs/extensibility/webhooks/request-verification/
 */
export async function isSigned(
  { headers, method, path }: SignedRequest,
  body: AsyncIterable<Buffer> | Iterable<Buffer>,
  secret: string,
): Promise<boolean> {
  const names = String(headers[SIGNED_HEADERS] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .sort();
  const signed = names.map((name) => `${name}:${headerValue(name, names, headers)}`).join(';');
  const hmac = createHmac('sha256', secret).update(`${method}\n${encodeURI(path)}\n${signed}\n`);
  for await (const chunk of body) hmac.update(chunk);
  if (!names.includes(TIMESTAMP) || !names.includes(SIGNED_HEADERS)) return false;
  const given = Buffer.from(String(headers[SIGNATURE] ?? ''), 'hex');
  const expected = hmac.digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function headerValue(name: string, names: string[], headers: IncomingHttpHeaders): string {
  return name === SIGNED_HEADERS ? names.join(',') : String(headers[name] ?? '').trim();
}
