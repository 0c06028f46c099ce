import { type Content, FIRST_COPY_WAIT } from '#domain/services/content.ts';

/**
 * Answers with a text about all content, or, before its initial sync, that it is not there yet: readers of
 * feeds and sitemaps take what is missing for removed.
 */
export async function answer(
  content: Content,
  type: string,
  text: () => string | Promise<string>,
): Promise<Response> {
  if (content.state() === 'waiting')
    return new Response(null, { status: 503, headers: { 'retry-after': `${FIRST_COPY_WAIT}` } });
  return new Response(await text(), { headers: { 'content-type': `${type}; charset=utf-8` } });
}
