import { sectionLetter, type TermSummary } from '#domain/entries/glossary.ts';
import type { Lane } from '#domain/price/lanes.ts';
import type { Content } from '#domain/services/content.ts';

/** @returns the terms of the glossary that a lane names; one that is not published is left out */
export function laneTerms({ terms }: Lane, content: Content): TermSummary[] {
  return terms.flatMap((address) => {
    const [slug = '', section = ''] = address.split('/').reverse();
    return content.term(sectionLetter(section) ?? '', slug) ?? [];
  });
}
