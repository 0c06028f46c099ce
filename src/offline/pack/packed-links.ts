import { PACKED_PATHS, WHOLE_PAGES } from '#domain/offline/offline.ts';
import type { Content } from '#domain/services/content.ts';
import { PAGE_PATHS } from '#domain/shared/page-paths.ts';
import { sitePage } from '#src/seo/site-page.ts';

/** The pages that every visitor has offline, each with the name that menus have for it, or its title. */
export function packedLinks(content: Content): { label: string; path: string }[] {
  const labels = new Map(
    content.navigation().menus.flatMap(({ items }) => items.map(({ path, label }) => [path, label])),
  );
  labels.set(PAGE_PATHS.contact, content.layout().header.contact);
  return [...PACKED_PATHS, ...WHOLE_PAGES.map((name) => PAGE_PATHS[name])].map((path) => ({
    path,
    label: labels.get(path) ?? sitePage(path, content)?.title ?? path,
  }));
}
