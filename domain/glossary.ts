import type { Document } from '@contentful/rich-text-types';

/** A drawing that stands beside a term in the list (src/sections/glossary). */
export const TERM_PICTURES = ['container-lorry', 'tipper', 'low-bed', 'tanker', 'flatbed', 'quay'] as const;
export type TermPicture = (typeof TERM_PICTURES)[number];

/** What a list shows of a term. */
export interface TermSummary {
  /** Capital letter that the term is kept under; its content type is `glossary` and this letter. */
  letter: string;
  slug: string;
  subject: string;
  subTitle: string;
  picture?: TermPicture;
}

/** A term with its text; `content` is absent when the entry has none yet. */
export interface Term extends TermSummary {
  content?: Document;
}

/** How many other terms of the letter stand below a term (specification, section 9). */
export const RELATED_TERMS = 3;
/** Blocks that stand for the list while there is none (specification, section 9). */
export const GLOSSARY_SKELETONS = 20;

/** Address of the list of terms. */
export const GLOSSARY_PATH = '/resources/glossary';
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

/** Whether a subject holds what is searched for, in whichever case; everything holds nothing. */
export function isFound(subject: string, query: string): boolean {
  return subject.toLowerCase().includes(query.trim().toLowerCase());
}
