/** Address of the sitemap. */
export const SITEMAP_PATH = '/sitemap.xml';

const EVERYBODY = 'User-agent: *';

/**
 * The rules for crawlers: everything but the API, or nothing while the site holds samples. Pages that are for one visitor say
 * `noindex` themselves, which a crawler can only read where it is let in.
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export function robots(siteUrl: string, samples = false): string {
  if (samples) return `${EVERYBODY}\nDisallow: /\n`;
  return `${EVERYBODY}\nDisallow: /api/\n\nSitemap: ${siteUrl}${SITEMAP_PATH}\n`;
}
