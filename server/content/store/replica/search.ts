import { ENTRY_KINDS } from '#domain/entries/entry-kinds.ts';
import { FOUND_LIMIT, type Found } from '#domain/entries/search.ts';
import { slug } from '#domain/shared/slug.ts';
import { entryPath } from '../../entries/site-entry.ts';
import type { AnySummary, EntryReader } from './entry-reader.ts';
import { NO_SYNONYMS, type Synonyms } from './synonyms.ts';
import { facet, foldedWords, wordQuery } from './words.ts';

/** Of those with the words in their title; one kind never crowds out the others. */
const MOST_OF_A_KIND = 10;

/**
 * Looks words up in all entries: first what is called so, then what has them in its title, then the rest, newest first.
 * @param synonyms other names that count as the words
 */
export function searchEverything(reader: EntryReader, text: string, synonyms = NO_SYNONYMS): Found[] {
  const widen = synonyms.widen.bind(synonyms);
  const query = wordQuery(text, [], widen);
  if (!query) return [];
  const titled = ENTRY_KINDS.flatMap((kind) => {
    const ofKind = wordQuery(text, [facet('kind', kind)], widen) ?? query;
    return reader.found('titles', ofKind, MOST_OF_A_KIND);
  });
  const all = [
    ...namesakes(reader, text, synonyms),
    ...titled,
    ...reader.found('words', query, FOUND_LIMIT),
  ].map(asFound);
  const found = [...new Map(all.map((each) => [each.href, each])).values()];
  const asked = foldedWords(text).join(' ');
  const isCalledSo = ({ title }: Found) => foldedWords(title).join(' ') === asked;
  return [...found.filter(isCalledSo), ...found.filter((each) => !isCalledSo(each))].slice(0, FOUND_LIMIT);
}

/** The term that is called so, or by another name of it, which may be older than all that are asked for. */
function namesakes(reader: EntryReader, text: string, synonyms: Synonyms): AnySummary[] {
  const [whole = [], ...others] = synonyms.widen(foldedWords(text));
  const names = others.length > 0 ? [] : whole.map((words) => words.join(' '));
  return [...new Set([text, ...names].map(slug))].flatMap((name): AnySummary[] => {
    const term = reader.entry('term', name, name.charAt(0).toUpperCase());
    return term ? [{ kind: 'term', summary: term }] : [];
  });
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
