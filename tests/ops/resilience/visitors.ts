import { randomUUID } from 'node:crypto';
import { SENDER } from '#tests/support/sender.ts';

/** The values that a visitor types into the contact form; each time another message. */
export function typed(message = `Load ${randomUUID()}`) {
  return {
    ...SENDER,
    message,
  };
}

/** Sends the contact form as a page without script does, and does not follow where it leads. */
export function sendPlainForm(address: string, fields = typed()): Promise<Response> {
  return fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
}

/** Sends the contact form as our script does. */
export function sendJson(address: string, fields = typed(), key: string = randomUUID()): Promise<Response> {
  return fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(fields),
  });
}

/** Of each kind of page: home, product, list, article, form, search. */
export const SOME_PAGES = [
  '/',
  '/products/warehousing',
  '/resources/blog',
  '/contact',
  '/resources/blog?search=port',
];

/** The statuses with which pages are answered, each once. */
export async function statusesOf(address: string, paths = SOME_PAGES): Promise<number[]> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(address + path);
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return [...new Set(answers)];
}
