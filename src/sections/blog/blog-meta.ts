import type { Page } from '#domain/blog.ts';
import type { Meta } from '#domain/copy.ts';
import type { PageCopy } from '#domain/pages.ts';

/** What search engines show of a page of the list: pages after the first say which they are. */
export function blogMeta({ meta, paging }: PageCopy<'blog'>, { page, pages }: Page<unknown>): Meta {
  if (page === 1) return meta;
  const place = paging.place.replace('{page}', `${page}`).replace('{pages}', `${pages}`);
  return { ...meta, title: `${meta.title}: ${place}` };
}
