import { type Locale, localPath } from '#domain/locale.ts';
import { isOfLanguage } from './languages.ts';

/** Leads to the same page in a language that it names. */
const TO_LANGUAGE = /<\w+ [^<]*?hreflang="[^<]*?>/;
const PATH = /\/[^"'<>\s?#&\\]*/;

/**
 * Makes the function that leads the links of a page in a further language to others in it: parts and pages know each page by its path in
 * the default one, and nothing of languages. Addresses of files stay, and so does what names the company (`/#company`).
 */
export function localLinks(siteUrl: string) {
  const site = siteUrl.replaceAll(/\W/g, '\\$&');
  const links = new RegExp(
    `(${TO_LANGUAGE.source})|(\\b(?:href|action)="|${site}(?!/#))(${PATH.source})`,
    'g',
  );
  return (text: string, locale: Pick<Locale, 'prefix'>): string =>
    text.replace(links, (whole, toLanguage: string | undefined, before: string, path: string) =>
      toLanguage === undefined && isOfLanguage(path) ? before + localPath(path, locale) : whole,
    );
}
