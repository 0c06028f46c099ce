import { KINDS } from '#domain/entries/entry-kinds.ts';
import { FAQ_CATEGORIES, faqPath } from '#domain/entries/faq.ts';
import type { Content } from '#domain/services/content.ts';
import { localPath } from '#domain/shared/locale.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { alternates } from './alternates.ts';
import { standingPages } from './site-page.ts';
import { escaped } from './xml.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS = 'http://www.w3.org/1999/xhtml';

/** Every page that search engines should keep: the standing ones, then the entries. Dates as in the sitemap. */
function publicPages(content: Content): { path: string; changed?: string | undefined }[] {
  const entries = content.addresses();
  const lastOf = new Map<string, string>();
  for (const { kind, changed = '' } of entries) {
    const list = PAGE_PATHS[KINDS[kind].list];
    if (changed > (lastOf.get(list) ?? '')) lastOf.set(list, changed);
  }
  const pages = standingPages(content).map(({ path }) => ({ path, changed: lastOf.get(path) }));
  const categories = FAQ_CATEGORIES.slice(1).map((id) => ({ path: faqPath(id) }));
  return [...pages, ...categories, ...entries];
}

/** Those that are written in the language: of the others, the page in the default one counts. */
const writtenPages = (content: Content) =>
  publicPages(content).filter(({ path }) => content.isTranslated(path.replace(/\?.*/, '')));

/** The paths of the sitemap, in its order. */
export const publicPaths = (content: Content): string[] => publicPages(content).map(({ path }) => path);

/**
 * The sitemap: every address that search engines should keep. Entries with a date say when they last changed, lists when
 * the last of their entries did; other pages say nothing, because a made-up date makes the true ones worthless.
 * @param languages all of them, the default one first; each page names itself in the others
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemap(languages: readonly Content[], siteUrl: string): string {
  const urls = languages.flatMap((content) =>
    writtenPages(content).map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      const others = languages.length > 1 ? alternates(path, languages, siteUrl) : [];
      const links = others.map(
        ({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(address)}"/>`,
      );
      const address = siteUrl + localPath(path, content.locale());
      return `<url><loc>${escaped(address)}</loc>${lastmod}${links.join('')}</url>`;
    }),
  );
  const names = languages.length > 1 ? ` xmlns:xhtml="${LINKS}"` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}"${names}>\n${urls.join('\n')}\n</urlset>\n`;
}
