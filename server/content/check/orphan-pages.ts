import { entryTexts, placedArticles, termFile } from '../entries/entry-targets.ts';
import { nodesOf } from '../entries/link-targets.ts';
import type { FolderEntries } from '../folder/snapshot.ts';
import type { Problem } from '../formats/types.ts';
import type { WrittenLink } from './links.ts';
import { prose } from './prose.ts';

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
