import type { Page } from '#domain/entries/blog.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Meta } from '#domain/shared/copy.ts';

/** Title and description of one page of a list for search engines: those after the first say which they are. */
export function pagedMeta(
  meta: Meta,
  paging: PageCopy<'blog'>['paging'],
  { page, pages }: Pick<Page<unknown>, 'page' | 'pages'>,
): Meta {
  if (page === 1) return meta;
  const place = paging.place.replace('{page}', `${page}`).replace('{pages}', `${pages}`);
  return { ...meta, title: `${meta.title}: ${place}` };
}
