import { ARTICLE_KINDS, ARTICLES, type EntryKind } from '#domain/entries/entry-kinds.ts';
import { lanePath } from '#domain/price/lanes.ts';
import type { Content } from '#domain/services/content.ts';
import type { PageName } from '#domain/shared/page-paths.ts';
import { PAGE_PATHS, pageAt } from '#domain/shared/page-paths.ts';

/** Something to go on to, as a list shows it. */
export interface Reading {
  href: string;
  title: string;
  text?: string;
  /** Of entries only. */
  kind?: EntryKind;
}

/** The posts and guides that a page or a lane names under `reading`. One that is not published is left out. */
export function readingOf(path: string, content: Content): Reading[] {
  const lane = content.lanes().find((one) => lanePath(one) === path);
  const addresses = lane?.reading ?? addressesOn(pageAt(path), content);
  return addresses.flatMap((address) => entryAt(address, content));
}

/** The pages that name a post or a guide under `reading`, with the words that the menus have for them. */
export function servicesOf(path: string, content: Content): Reading[] {
  const items = content.navigation().menus.flatMap((menu) => menu.items);
  return (Object.keys(PAGE_PATHS) as PageName[])
    .filter((name) => addressesOn(name, content).includes(path))
    .flatMap((name) => items.filter((item) => item.path === PAGE_PATHS[name]))
    .map((item) => ({ href: item.path, title: item.label, text: item.note }));
}

function addressesOn(name: PageName | undefined, content: Content): string[] {
  const page = name && content.page(name);
  return page && 'reading' in page ? (page.reading ?? []) : [];
}

function entryAt(address: string, content: Content): Reading[] {
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const kind = ARTICLE_KINDS.find((each) => ARTICLES[each].path(slug) === address);
  const entry = kind && content.article(kind, slug);
  return entry ? [{ href: address, title: entry.title, text: entry.subTitle, kind }] : [];
}
