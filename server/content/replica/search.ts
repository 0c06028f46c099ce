import { ENTRY_KINDS } from '#domain/rich-text.ts';
import { FOUND_LIMIT, type Found } from '#domain/search.ts';
import { slug } from '#domain/slug.ts';
import type { AnySummary, EntryReader } from './entry-reader.ts';
import { entryPath } from './site-entry.ts';
import { facet, foldedWords, wordQuery } from './words.ts';

/** Of those with the words in their title; one kind never crowds out the others. */
const MOST_OF_A_KIND = 10;

/** Looks words up in all entries: first what is called so, then what has them in its title, then the rest, newest first. */
export function searchEverything(reader: EntryReader, text: string): Found[] {
  const query = wordQuery(text);
  if (!query) return [];
  const titled = ENTRY_KINDS.flatMap((kind) => {
    const ofKind = wordQuery(text, [facet('kind', kind)]) ?? query;
    return reader.found('titles', ofKind, MOST_OF_A_KIND);
  });
  const all = [...namesake(reader, text), ...titled, ...reader.found('words', query, FOUND_LIMIT)].map(
    asFound,
  );
  const found = [...new Map(all.map((each) => [each.href, each])).values()];
  const asked = foldedWords(text).join(' ');
  const isCalledSo = ({ title }: Found) => foldedWords(title).join(' ') === asked;
  return [...found.filter(isCalledSo), ...found.filter((each) => !isCalledSo(each))].slice(0, FOUND_LIMIT);
}

/** The term that is called so, which may be older than all that are asked for. */
function namesake(reader: EntryReader, text: string): AnySummary[] {
  const name = slug(text);
  const term = reader.entry('term', name, name.charAt(0).toUpperCase());
  return term ? [{ kind: 'term', summary: term }] : [];
}

function asFound({ kind, summary }: AnySummary): Found {
  const letter = kind === 'term' ? summary.letter : '';
  return {
    kind,
    title: kind === 'term' ? summary.subject : summary.title,
    href: entryPath({ kind, letter, slug: summary.slug }),
    excerpt: summary.subTitle,
  };
}
