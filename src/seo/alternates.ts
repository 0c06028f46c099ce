import type { Content } from '#domain/services/content.ts';
import { localPath } from '#domain/shared/locale.ts';
import { sitePage } from './site-page.ts';

/** A page in one language. */
export interface Alternate {
  /** BCP 47, or `x-default` for anyone who reads none of the languages. */
  tag: string;
  /** With its origin. */
  address: string;
}

/**
 * A page in each language that it is written in; nothing where that is one alone.
 * @param path canonical, in the default language
 * @param languages the default one first
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function alternates(path: string, languages: readonly Content[], siteUrl: string): Alternate[] {
  const found = languages
    .filter((content) => content.isTranslated(path) && sitePage(path, content))
    .map((content) => ({
      tag: content.locale().tag,
      address: siteUrl + localPath(path, content.locale()),
    }));
  const [first] = found;
  return first && found.length > 1 ? [...found, { tag: 'x-default', address: first.address }] : [];
}
