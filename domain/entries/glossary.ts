import type { Document } from '@contentful/rich-text-types';
import { baseLetters } from '../shared/letters.ts';
import { GLOSSARY_PATH } from '../shared/page-paths.ts';

/** A drawing beside a term in the list (src/entries/glossary). */
export const TERM_PICTURES = ['container-lorry', 'tipper', 'low-bed', 'tanker', 'flatbed', 'quay'] as const;
export type TermPicture = (typeof TERM_PICTURES)[number];

/** A term as lists show it. */
export interface TermSummary {
  /** Capital letter that the term is kept under; its content type is `glossary` and this letter. */
  letter: string;
  slug: string;
  subject: string;
  subTitle: string;
  /** The words that the letters of the subject stand for, or the letters that a long subject is known by. */
  otherName?: string;
  picture?: TermPicture;
}

/** A term with its text; `content` is absent when the entry has none yet. */
export interface Term extends TermSummary {
  /** The question that people ask about it, which follows its name in search results; the page has words for the others. */
  asked?: string;
  /** Keeps words of the glossary in the text without links. */
  termLinks?: false;
  /** Slugs that it had before; their addresses lead here. */
  formerly?: string[];
  content?: Document;
}

/** How many other terms of the letter are below a term (specification, section 9). */
export const RELATED_TERMS = 3;
/** Blocks that stand for the list while there is none (specification, section 9). */
export const GLOSSARY_SKELETONS = 20;

/** Name of the query parameter that holds what is searched for. */
export const GLOSSARY_QUERY = 'q';

const SECTION = /^glossary([A-Z])$/i;

/** The letter of a section of the address, `A` of `glossaryA`; nothing when it is no section. */
export function sectionLetter(section: string): string | undefined {
  return SECTION.exec(section)?.[1]?.toUpperCase();
}

/** Canonical address of a term, which needs no query. */
export function termPath({ letter, slug }: Pick<TermSummary, 'letter' | 'slug'>): string {
  return `${GLOSSARY_PATH}/glossary${letter}/${slug}`;
}

/** Address of a term as lists link to it (specification, section 2, 'Glossary index'). */
export function termLink(term: Pick<TermSummary, 'letter' | 'slug'>): string {
  return `${termPath(term)}?contentType=${term.letter}`;
}

/** Everything that a term is called by. */
export function termNames({ subject, otherName }: Pick<TermSummary, 'subject' | 'otherName'>): string {
  return otherName ? `${subject} ${otherName}` : subject;
}

/** A text as names are compared: in small letters without hooks and tones, and without apostrophes, which phones write in two ways. */
export function foldName(text: string): string {
  return baseLetters(text.replace(/['’]/g, ''));
}

/** Whether a name holds what is searched for, in whichever case; everything holds nothing. */
export function isFound(name: string, query: string): boolean {
  return foldName(name).includes(foldName(query).trim());
}

/** The length of a title without the company's name that search results show, in characters. */
export const TERM_TITLE = 60;

/**
 * Title of a term's page for search results: its name and what is asked about it, with its other name where there is room.
 * @param copy `title` with {name} and {asked}; `asked` for terms that say nothing themselves, the fullest first
 * @returns at most `TERM_TITLE` characters, unless the subject alone is longer
 */
export function termTitle(
  { subject, otherName, asked }: Pick<Term, 'subject' | 'otherName' | 'asked'>,
  copy: { title: string; asked: string[] },
): string {
  const names = otherName ? [`${subject} (${otherName})`, subject] : [subject];
  const tails = asked ? [asked, ...copy.asked] : copy.asked;
  const titles = names.flatMap((name) =>
    tails.map((tail) => copy.title.replace('{name}', () => name).replace('{asked}', () => tail)),
  );
  return titles.find((title) => title.length <= TERM_TITLE) ?? subject;
}
