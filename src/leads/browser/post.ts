import { IDEMPOTENCY_HEADER } from '#domain/leads/submission.ts';

/** A filled form on its way: where it goes, what it says, and the key that makes a repeat harmless. */
export interface Message {
  key: string;
  path: string;
  body: Record<string, string>;
  /** When it was first sent, in milliseconds since 1970. */
  writtenAt: number;
}

/** The result of an attempt; `unreachable` is everything that a later attempt can mend. */
export type Answer =
  | { kind: 'accepted'; data?: unknown }
  | { kind: 'invalid'; errors: Record<string, string> }
  | {
      kind: 'unreachable';
      /** Of the answer, if there was one. */
      status?: number;
      /** How long the server asks to be left alone. */
      retryAfterMs?: number;
    };

/** How long one attempt may take: a slow phone connection still gets through, a dead one is given up. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

const SECOND = 1000;

/**
 * Sends a message to the API once: offline, time-out, 429 and 5xx are `unreachable`.
 * @throws where the browser cannot send at all; nothing has left it then
 */
export async function post({ key, path, body }: Message): Promise<Answer> {
  const controller = new AbortController();
  const request = fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify(body),
    signal: controller.signal,
  });
  const limit = setTimeout(() => controller.abort(), ATTEMPT_TIMEOUT_MS);
  try {
    return await read(await request);
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(limit);
  }
}

async function read(response: Response): Promise<Answer> {
  if (response.ok) return { kind: 'accepted', data: await dataOf(response) };
  const errors = response.status === 422 ? await problems(response) : {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'unreachable', status: response.status, retryAfterMs: waitOf(response) };
}

/** The lead is in by now: an answer that breaks off costs only what it says. */
async function dataOf(response: Response): Promise<unknown> {
  const answer: { data?: unknown } = await response.json().catch(() => ({}));
  return answer.data;
}

/** The `errors` of a problem document (RFC 9457), by field. */
async function problems(response: Response): Promise<Record<string, string>> {
  const problem: { errors?: Record<string, string> } = await response.json();
  return problem.errors ?? {};
}

/** `Retry-After`, which is a number of seconds or a date (RFC 9110, section 10.2.3), in milliseconds from now. */
function waitOf({ headers }: Response): number | undefined {
  const asked = headers.get('retry-after');
  if (!asked) return undefined;
  const wait = /^\d+$/.test(asked) ? Number(asked) * SECOND : Date.parse(asked) - Date.now();
  return wait > 0 ? wait : undefined;
}

/** A new key for a filled form; made so that it also works on a plain http address of the local network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
