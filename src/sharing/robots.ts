/** Address of the sitemap. */
export const SITEMAP_PATH = '/sitemap.xml';

/**
 * What crawlers may read: everything but the API. Pages that are for one visitor say `noindex` themselves, which a crawler
 * can only read where it is let in.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`;
}
