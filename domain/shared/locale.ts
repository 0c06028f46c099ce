/**
 * The language that the site is written in: the only place that names it (docs/decisions/0071-localization.md). Formats are separate from the
 * tag: the specification writes the month first, and browsers of the floor that do not know the tag would fall back to any order.
 */

/** A language of the site, and how it is told to others. */
export interface Locale {
  /** BCP 47, as HTML, structured data, PDFs and the content service have it. */
  tag: string;
  /** As OpenGraph writes the tag. */
  openGraph: string;
  /** Begins the path of each page, in small letters, like `/fr`; empty for the language that the site speaks unasked. */
  prefix: string;
}

export const LANGUAGE_TAG = 'en-NG';

/** The language of every page without a prefix. */
export const DEFAULT_LOCALE: Locale = { tag: LANGUAGE_TAG, openGraph: 'en_NG', prefix: '' };

/** The languages of the site, the default one first. What another one takes is in docs/content.md. */
export const LOCALES: readonly Locale[] = [DEFAULT_LOCALE];

/**
 * The address of a page in a language.
 * @param path in the default one, with its query if it has one
 */
export const localPath = (path: string, { prefix }: Pick<Locale, 'prefix'>): string =>
  prefix && /^\/(?=[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;

/** The language of those who answer the telephone, for schema.org. */
export const SPOKEN_LANGUAGE = 'English';

/** Writes days as `November 22, 2026` (specification, section 9). */
export const MONTH_FIRST = 'en-US';
/** Writes days as `22 November 2026`: in tables, and where a visitor reads what a script wrote. */
export const DAY_FIRST = 'en-GB';
/** Writes days and times nearly as ISO 8601 does; no language of the site. */
export const ISO_LIKE = 'sv-SE';

/** The locale that each new space of the content service has as its default, and that its importer insists on. */
export const SPACE_LOCALE = { code: 'en-US', name: 'English (United States)' } as const;

/** A figure with its thousands separated. */
export const withSeparators = (figure: number, options?: Intl.NumberFormatOptions): string =>
  figure.toLocaleString(LANGUAGE_TAG, options);

/** Compares words as a reader of the site sorts them. */
export const compareWords = (one: string, other: string): number => one.localeCompare(other, LANGUAGE_TAG);
/** The same, with the numbers in them by their value: `b-2` before `b-10`. */
export const compareNumbered = (one: string, other: string): number =>
  one.localeCompare(other, LANGUAGE_TAG, { numeric: true });
