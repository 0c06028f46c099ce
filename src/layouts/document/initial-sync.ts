import { FIRST_COPY_WAIT } from '#domain/services/content.ts';

/**
 * Answers that the page is not there yet because there never was a copy of the content: an outage, not an absence, so that
 * search engines keep what they know. Pair it with InitialSync.astro in the head.
 */
export function awaitInitialSync(response: ResponseInit & { readonly headers: Headers }): void {
  response.status = 503;
  response.headers.set('retry-after', `${FIRST_COPY_WAIT}`);
}
