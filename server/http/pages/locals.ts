import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import { lagosDay } from '#domain/shared/dates.ts';

/**
 * Makes the `Astro.locals` of pages, anew for each request.
 * @param siteUrl public origin, without a final slash
 * @param extra what only this request has, like a form that came back
 */
export function makeServices(content: Content, siteUrl: string, extra: Partial<Services> = {}): Services {
  return { content, siteUrl, year: Number.parseInt(lagosDay(new Date()), 10), ...extra };
}
