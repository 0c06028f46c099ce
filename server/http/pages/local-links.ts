import { type Locale, localPath } from '#domain/shared/locale.ts';
import { isOfLanguage } from '../hooks/languages.ts';

const TAGS = /(<[^<>]*>)/;
/** In a tag that leads to the same page in a language that it names. */
const NAMES_LANGUAGE = ' hreflang="';
const LINK = /\b(href|action)="(\/[^"'<>\s?#&\\]*)/g;
/** The path after the origin of the site; `/#company` names the company, which is the same in each language. */
const AFTER_ORIGIN = /^(?!\/#)\/[^"'<>\s?#&\\]*/;

/**
 * Makes the function that leads the links of a page in a further language to others in it: parts and pages know each page by its path in
 * the default one, and nothing of languages. Addresses of files stay.
 */
export function localLinks(siteUrl: string) {
  return (text: string, locale: Pick<Locale, 'prefix'>): string => {
    const local = (path: string) => (isOfLanguage(path) ? localPath(path, locale) : path);
    const led = (part: string) =>
      part
        .replace(LINK, (_, name: string, path: string) => `${name}="${local(path)}`)
        .split(siteUrl)
        .map((rest, place) => (place === 0 ? rest : rest.replace(AFTER_ORIGIN, local)))
        .join(siteUrl);
    return text
      .split(TAGS)
      .map((part) => (part.includes(NAMES_LANGUAGE) ? part : led(part)))
      .join('');
  };
}
