import type { Content } from '#domain/content.ts';
import { FAQ_CATEGORIES, faqPath } from '#domain/faq.ts';
import { PAGE_PATHS } from '#domain/page-paths.ts';
import type { PageName } from '#domain/pages.ts';
import type { EntryKind } from '#domain/rich-text.ts';
import { standingPages } from './site-page.ts';
import { escaped } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const LISTS: Record<EntryKind, PageName> = {
  post: 'blog',
  guide: 'guides',
  caseStudy: 'case-studies',
  term: 'glossary',
};

/** Every page that search engines should keep: the standing ones, then the entries. Dates as in the sitemap. */
function publicPages(content: Content): { path: string; changed?: string | undefined }[] {
  const entries = content.addresses();
  const lastOf = new Map<string, string>();
  for (const { kind, changed = '' } of entries) {
    const list = PAGE_PATHS[LISTS[kind]];
    if (changed > (lastOf.get(list) ?? '')) lastOf.set(list, changed);
  }
  const pages = standingPages(content).map(({ path }) => ({ path, changed: lastOf.get(path) }));
  const categories = FAQ_CATEGORIES.slice(1).map((id) => ({ path: faqPath(id) }));
  return [...pages, ...categories, ...entries];
}

/** The paths of the sitemap, in its order. */
export const publicPaths = (content: Content): string[] => publicPages(content).map(({ path }) => path);

/**
 * The sitemap: every address that search engines should keep. Entries with a date say when they last changed, lists when
 * the last of their entries did; other pages say nothing, because a made-up date makes the true ones worthless.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(content: Content, siteUrl: string): string {
  const urls = publicPages(content).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escaped(siteUrl + path)}</loc>${lastmod}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`;
}
