import type { Content } from '#domain/content.ts';
import { lagosDay } from '#domain/dates.ts';
import type { Services } from '#domain/services.ts';

/**
 * Makes the `Astro.locals` of pages, anew for each request.
 * @param siteUrl public origin, without a final slash
 * @param extra what only this request has, like a form that came back
 */
export function makeServices(content: Content, siteUrl: string, extra: Partial<Services> = {}): Services {
  return { content, siteUrl, year: Number.parseInt(lagosDay(new Date()), 10), ...extra };
}
