import type { DefinedTerm, DefinedTermSet, WithContext } from 'schema-dts';
import { type Term, type TermSummary, termPath } from '#domain/entries/glossary.ts';
import { GLOSSARY_PATH } from '#domain/shared/page-paths.ts';

const CONTEXT = 'https://schema.org';

/**
 * A term as search engines read it.
 * @param siteUrl public origin
 * @param set name of the glossary
 * @see https://schema.org/DefinedTerm
 */
export function definedTerm(term: Term, siteUrl: string, set: string): WithContext<DefinedTerm> {
  return {
    '@context': CONTEXT,
    ...named(term, siteUrl),
    ...(term.otherName && { alternateName: term.otherName }),
    description: term.subTitle,
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: set, url: siteUrl + GLOSSARY_PATH },
  };
}

/**
 * The glossary as search engines read it: what each term means, and its other name, stand on its own page.
 * @param language that it is written in, as BCP 47 names it
 * @see https://schema.org/DefinedTermSet
 */
export function definedTermSet(
  terms: TermSummary[],
  siteUrl: string,
  name: string,
  language: string,
): WithContext<DefinedTermSet> {
  return {
    '@context': CONTEXT,
    '@type': 'DefinedTermSet',
    name,
    url: siteUrl + GLOSSARY_PATH,
    inLanguage: language,
    hasDefinedTerm: terms.map((term) => named(term, siteUrl)),
  };
}

function named(term: TermSummary, siteUrl: string): Exclude<DefinedTerm, string> {
  return {
    '@type': 'DefinedTerm',
    name: term.subject,
    url: siteUrl + termPath(term),
  };
}
