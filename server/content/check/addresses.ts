import { ARTICLES } from '#domain/entries/entry-kinds.ts';
import { termPath } from '#domain/entries/glossary.ts';
import { destination } from '#domain/shared/links.ts';
import { entryTargets, entryTexts, placedArticles, termFile } from '../entries/entry-targets.ts';
import { nodesOf } from '../entries/link-targets.ts';
import type { SitePages } from '../entries/site-links.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import { errorOf, type WrittenLink } from '../folder/written-links.ts';
import type { Problem } from '../formats/errors.ts';
import { prose } from './prose.ts';

/** Finds the error of a link, with its line where that is known; nothing when it leads somewhere. */
export function linkError(link: WrittenLink, pages: SitePages): string | undefined {
  const { uri, line } = link;
  const placed = (error: string | undefined) =>
    error === undefined || line === undefined ? error : `line ${line}: ${error}`;
  switch (destination(uri)) {
    case 'site':
      return errorOf(link, pages);
    case 'outbound':
      return placed(outboundError(uri));
    case 'person':
      return placed(personError(uri));
    case 'unsafe':
      // Told where the text is read.
      return undefined;
  }
}

function outboundError(uri: string): string | undefined {
  const { hostname, username, password } = new URL(uri);
  if (/\s/.test(uri)) return `link ${uri}: write %20 for a space`;
  if (username || password) return `link ${uri}: remove the name and password`;
  if (!hostname.includes('.')) return `link ${uri}: this host is not on the internet`;
  return undefined;
}

function personError(uri: string): string | undefined {
  const valid = /^(mailto:[^@\s]+@[^@\s]+\.[^@\s.]+|tel:\+\d{8,15})$/i.test(uri);
  return valid ? undefined : `link ${uri}: write mailto:name@example.com or tel:+2348030000000`;
}

/** Entries that no other text leads to: only lists and search find them. A term is linked by itself where a text names it. */
export function unreached(
  entries: FolderEntries,
  links: WrittenLink[],
  pageOf: ReadonlyMap<string, string>,
): Problem[] {
  const led = ledTo(entries, links, pageOf);
  const texts = entryTexts(entries).map(({ file, document }) => ({
    file,
    text: prose(document).toLowerCase(),
  }));
  const isNamed = (names: (string | undefined)[], own: string) =>
    texts.some(
      ({ file, text }) => file !== own && names.some((name) => name && text.includes(name.toLowerCase())),
    );
  const unnamed = entries.terms
    .map((term) => ({ file: termFile(term), names: [term.subject, term.otherName] }))
    .filter(({ file, names }) => !isNamed(names, file));
  return [...placedArticles(entries), ...unnamed]
    .filter(({ file }) => !led.has(pageOf.get(file) ?? ''))
    .map(({ file }) => ({ file, message: 'no other text leads to it' }));
}

/** Old addresses that an entry names although another entry has them, or names too: the site leads from them to that one. */
export function takenAddresses(entries: FolderEntries): Problem[] {
  const targets = entryTargets(entries);
  const articles = placedArticles(entries).flatMap(({ file, entry, target: { kind, href } }) =>
    (entry.formerly ?? []).map((slug) => ({ file, slug, href, path: ARTICLES[kind].path(slug) })),
  );
  const terms = entries.terms.flatMap((term) =>
    (term.formerly ?? []).map((slug) => ({
      file: termFile(term),
      slug,
      href: termPath(term),
      path: termPath({ letter: term.letter, slug }),
    })),
  );
  return [...articles, ...terms].flatMap(({ file, slug, href, path }) => {
    const owner = targets.get(path);
    if (owner === undefined || owner.href === href) return [];
    return [{ file, message: `formerly: ${slug} leads to '${owner.title}': remove it here` }];
  });
}

/** Every address that another page leads to, by its own words or as an entry. */
function ledTo(
  entries: FolderEntries,
  links: WrittenLink[],
  pageOf: ReadonlyMap<string, string>,
): Set<string> {
  const written = links.map(({ file, uri }) => ({ file, path: uri.split(/[?#]/)[0] ?? '' }));
  const embedded = entryTexts(entries).flatMap(({ file, document }) =>
    [...nodesOf(document)].map(({ data }) => ({ file, path: String(data.target?.href ?? '') })),
  );
  return new Set(
    [...written, ...embedded].filter(({ file, path }) => pageOf.get(file) !== path).map(({ path }) => path),
  );
}

/** Copies of books and papers without their owners' leave, forums, and addresses with a tracking code. */
const WEAK_SOURCES =
  /vdocuments|docslib|scribd|studyres|wiki\.av1|naijagist|blogspot|headlinenews|tridge\.com\/ko|issuu\.com\.|utm_|preview=/;

/** Links to other sites that no reader should have to trust. */
export function weakSources(links: WrittenLink[]): Problem[] {
  return links
    .filter(({ uri }) => destination(uri) === 'outbound' && WEAK_SOURCES.test(uri))
    .map(({ file, uri }) => ({
      file,
      message: `link ${uri}: link the publisher's own page, without a tracking code`,
    }));
}
