import type { Content } from '#domain/content.ts';
import { FAQ_CATEGORIES, faqPath } from '#domain/faq.ts';
import { PAGE_PATHS } from '#domain/page-paths.ts';
import { sitePages } from './site-page.ts';
import { escaped } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * The sitemap: every address that search engines should keep. Entries with a date say when they last changed, lists when
 * their newest entry came; other pages say nothing, because a made-up date makes the true ones worthless.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(content: Content, siteUrl: string): string {
  const pages = sitePages(content);
  const newest = new Map<string, string>();
  for (const { section, date = '' } of pages) {
    const list = PAGE_PATHS[section];
    if (date > (newest.get(list) ?? '')) newest.set(list, date);
  }
  const categories = FAQ_CATEGORIES.slice(1).map(({ id }) => ({ path: faqPath(id), date: undefined }));
  const urls = [...pages, ...categories].map(({ path, date = newest.get(path) }) => {
    const changed = date ? `<lastmod>${date}</lastmod>` : '';
    return `<url><loc>${escaped(siteUrl + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`;
}
