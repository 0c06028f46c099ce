import type { Content } from '#domain/content.ts';
import { sectionLetter, type TermSummary } from '#domain/glossary.ts';
import type { Lane } from '#domain/lanes.ts';

/** @returns the terms of the glossary that a lane names; one that is not published is left out */
export function laneTerms({ terms }: Lane, content: Content): TermSummary[] {
  return terms.flatMap((address) => {
    const [slug = '', section = ''] = address.split('/').reverse();
    return content.term(sectionLetter(section) ?? '', slug) ?? [];
  });
}
