import type { Content } from '#domain/services/content.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/shared/locale.ts';

/**
 * The language that a page is written in: where a language has no words of its own for it, the default one.
 * @param path in the default language, without its query
 */
export const pageLocale = (path: string, content: Content): Locale =>
  content.isTranslated(path) ? content.locale() : DEFAULT_LOCALE;
