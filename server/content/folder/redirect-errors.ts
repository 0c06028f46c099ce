import type { Entries } from '#domain/entries/entry-kinds.ts';
import type { Redirects } from '#domain/pages/redirects.ts';
import { type PagesOfCopy, pagePaths } from '../entries/entry-targets.ts';
import { pathOf } from '../entries/site-links.ts';
import { named } from '../formats/field-places.ts';

/**
 * Finds the redirects that visitors never follow: from an address that has a page or ends with a slash, and those that lead back to
 * themselves.
 * @param entries absent where others bring them, and their pages are not known
 * @returns a line for each, with file, address and remedy
 */
export function redirectErrors(
  copy: PagesOfCopy & { redirects: Redirects },
  entries: Entries | undefined,
): string[] {
  const { redirects } = copy;
  const froms = Object.keys(redirects);
  if (froms.length === 0) return [];
  const pages = new Set(pagePaths(entries, copy));
  const ended = froms.filter((from) => pathOf(from) !== from);
  const shadowed = froms.filter((from) => pages.has(from));
  const followed = new Map(Object.entries(redirects).filter(([from]) => !shadowed.includes(from)));
  const told = new Set<string>();
  const circles = froms.flatMap((from) => {
    const circle = circleFrom(from, followed);
    if (!circle || told.has(from)) return [];
    for (const each of circle) told.add(each);
    return [
      `${place(from)}: leads in a circle (${[...circle, from].join(' → ')}): change where one of these leads`,
    ];
  });
  return [
    ...ended.map((from) => `${place(from)}: write ${pathOf(from)}, which is the same address to visitors`),
    ...shadowed.map(
      (from) => `${place(from)}: this address has a page, which visitors get: remove the redirect`,
    ),
    ...circles,
  ];
}

const place = (from: string) => `redirects.yaml: ${named(from)}`;

/** The addresses over which a redirect leads back to its own; nothing where it does not. */
function circleFrom(from: string, redirects: ReadonlyMap<string, string>): string[] | undefined {
  const way = new Set<string>();
  const next = (at: string) => pathOf(redirects.get(at) ?? '');
  for (let at: string | undefined = from; at !== undefined && !way.has(at); at = next(at)) {
    way.add(at);
    if (next(at) === from) return [...way];
  }
  return undefined;
}
