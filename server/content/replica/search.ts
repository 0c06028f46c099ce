import { ENTRY_KINDS, type EntryKind } from '#domain/rich-text.ts';
import { FOUND_LIMIT, type Found } from '#domain/search.ts';
import type { EntryReader } from './entry-reader.ts';
import { entryPath } from './site-entry.ts';
import { facet, foldedWords, wordQuery } from './words.ts';

/** One kind never crowds out the others. */
const MOST_OF_A_KIND = 10;

/** How well an entry answers; the smaller, the better. */
const RANK = { isTitle: 0, inTitle: 1, inText: 2 } as const;

interface Ranked {
  found: Found;
  rank: number;
}

/** Looks words up in all entries: first what is called so, then what has them in its title, then the rest. */
export function searchEverything(reader: EntryReader, text: string): Found[] {
  const asked = foldedWords(text).join(' ');
  return ENTRY_KINDS.flatMap((kind) => ofKind(reader, kind, text, asked))
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found)
    .slice(0, FOUND_LIMIT);
}

function ofKind(reader: EntryReader, kind: EntryKind, text: string, asked: string): Ranked[] {
  const keys = (columns?: string) => {
    const query = wordQuery(text, [facet('kind', kind)], columns);
    return query ? reader.found(query, MOST_OF_A_KIND) : [];
  };
  const titled = keys('title');
  return [...new Set([...titled, ...keys()])].slice(0, MOST_OF_A_KIND).flatMap((key, index) => {
    const [summary] = reader.summary(key);
    if (!summary) return [];
    const title = 'subject' in summary ? summary.subject : summary.title;
    const isTitle = foldedWords(title).join(' ') === asked;
    const rank = isTitle ? RANK.isTitle : index < titled.length ? RANK.inTitle : RANK.inText;
    const letter = 'letter' in summary ? summary.letter : '';
    const href = entryPath({ kind, letter, slug: summary.slug });
    return [{ found: { kind, title, href, excerpt: summary.subTitle }, rank }];
  });
}
