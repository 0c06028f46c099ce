import type { Content } from '#domain/services/content.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/shared/locale.ts';

/** Which page is asked for, and in which language. */
export interface LocalTarget extends Pick<Locale, 'prefix'> {
  /** The target as it is in the default language, with its query. */
  path: string;
  /** Absent for the default language. */
  content?: Content;
}

/** Reads a target like `/fr/about?a=b`; one of no further language is of the default one. */
export type ReadTarget = (target: string) => LocalTarget;

/** @param translations the content in each further language */
export function targetReader(translations: readonly Content[] = []): ReadTarget {
  return (target) => {
    for (const content of translations) {
      const { prefix } = content.locale();
      const rest = target.slice(prefix.length);
      if (target.startsWith(prefix) && (rest === '' || rest.startsWith('/') || rest.startsWith('?')))
        return { prefix, content, path: rest.startsWith('/') ? rest : `/${rest}` };
    }
    return { prefix: DEFAULT_LOCALE.prefix, path: target };
  };
}

/** Addresses that stand at the root alone, the same for every language: the API, the sitemap, and all files but the feed. */
const OF_NO_LANGUAGE = /^\/(api\/|sitemap)|\.(?!xml$)/;

/** Whether a path has a page, or the feed, in each language. */
export const isOfLanguage = (path: string): boolean => !OF_NO_LANGUAGE.test(path);
