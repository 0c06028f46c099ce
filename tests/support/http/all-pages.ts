import type { WholeSite } from '#tests/http/trust/whole-site.ts';
import { PAGES } from '#tests/sweep/routes.ts';

/** Every page of the site by its path: those that its map names, and those that are found only otherwise. */
export async function allPages({ address }: WholeSite): Promise<Map<string, string>> {
  const get = async (path: string) => (await fetch(address + path)).text();
  const map = await get('/sitemap.xml');
  const mapped = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, to = '']) => new URL(to).pathname);
  const pages = new Map<string, string>();
  for (const path of new Set([...PAGES, ...mapped])) pages.set(path, await get(path));
  return pages;
}
