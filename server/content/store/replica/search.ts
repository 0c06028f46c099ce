import { hash } from 'node:crypto';
import { ENTRY_KINDS, type EntryKind } from '#domain/entries/entry-kinds.ts';
import { FOUND_LIMIT, type Found } from '#domain/entries/search.ts';
import { slug } from '#domain/shared/slug.ts';
import { entryPath } from '../../entries/site-entry.ts';
import type { AnySummary, EntryReader } from './entry-reader.ts';
import { facet, foldedWords, NO_SYNONYMS, type Synonyms, wordQuery } from './words.ts';

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

/** So many entries are drawn from; where there are no more, all are equally likely. */
const HAT = 64;
const LOT_BITS = 30;

/**
 * Draws other entries of the same kind and letter (specification, section 2: '3 random'). One draw gives the same entries as long as they
 * are there, and few others when some come or go.
 * @param slug the entry that is never drawn
 * @param draw a number from 0 to 1, by chance
 * @param count how many; fewer come when there are not enough
 */
export function drawRelated(
  reader: EntryReader,
  { kind, letter = '', slug }: { kind: EntryKind; letter?: string; slug: string },
  draw: number,
  count: number,
): number[] {
  const lot = Math.floor(draw * 2 ** LOT_BITS);
  const places = new Map(
    reader.drawn(kind, letter, slug, lot, HAT).map((key) => [key, hash('sha1', `${draw} ${key}`)]),
  );
  return [...places]
    .sort(([, a], [, b]) => (a < b ? -1 : 1))
    .slice(0, count)
    .map(([key]) => key);
}
