import type { DefinedTerm, DefinedTermSet, WithContext } from 'schema-dts';
import { type Term, termPath } from '#domain/entries/glossary.ts';
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
    '@type': 'DefinedTerm',
    name: term.subject,
    url: siteUrl + termPath(term),
    ...(term.otherName && { alternateName: term.otherName }),
    description: term.subTitle,
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: set, url: siteUrl + GLOSSARY_PATH },
  };
}

/**
 * The glossary as search engines read it. The page of each term says what it means, and that it belongs to this set: a list of them here would
 * be a tenth of the page.
 * @param language that it is written in, as BCP 47 names it
 * @see https://schema.org/DefinedTermSet
 */
export function definedTermSet(siteUrl: string, name: string, language: string): WithContext<DefinedTermSet> {
  return {
    '@context': CONTEXT,
    '@type': 'DefinedTermSet',
    name,
    url: siteUrl + GLOSSARY_PATH,
    inLanguage: language,
  };
}
