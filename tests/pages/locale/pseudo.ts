import type { Locale } from '#domain/shared/locale.ts';

/** The pseudo-language of CLDR: English in brackets. */
export const PSEUDO: Locale = { tag: 'en-XA', openGraph: 'en_XA', prefix: '/xa' };
