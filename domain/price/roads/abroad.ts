import { LANGUAGE_TAG } from '../../shared/locale.ts';

/** Letters of Hausa that no accent can be taken from. */
const HOOKED: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

/** No name of a place is longer; more is not looked at. */
export const LONGEST = 60;

/**
 * Makes spellings of one name alike: without capitals, accents, dots below, hooks, spaces and signs.
 * @returns letters and digits only, like `portharcourt` for `Port-Harcourt`; empty where there are none
 */
export function fold(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter)
    .replace(/[^a-z0-9]/g, '');
}

/** Cities of other countries that loads from and to Nigeria are often written with. */
const CITIES =
  'Accra, Abidjan, Agadez, Bamako, Beijing, Bohicon, Cotonou, Dakar, Douala, Dubai, Garoua, Guangzhou, Istanbul, Johannesburg, Kumasi, Lome, London, Malabo, Maradi, Maroua, Mumbai, Nairobi, Ndjamena, New York, Niamey, Ouagadougou, Parakou, Paris, Porto-Novo, Shanghai, Tamale, Tema, Yaounde, Zinder';

/** Also names of a state and of a city of Nigeria. */
const OURS = new Set(['niger', 'benin', 'nigeria']);

const REGION_CODES = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
);
const regions = new Intl.DisplayNames(LANGUAGE_TAG, { type: 'region', fallback: 'none' });
const COUNTRIES = REGION_CODES.flatMap((code) => regions.of(code) ?? []);
const ABROAD = new Set(
  [...COUNTRIES, ...CITIES.split(', '), 'Ivory Coast', 'Benin Republic', 'Niger Republic', 'UK', 'USA'].map(
    fold,
  ),
);

/** Whether a text names a country or a known city outside Nigeria, alone or in one of its words. */
export function isAbroad(text: string): boolean {
  const words = [text, ...text.split(/[\s,;/()]+/)].map(fold);
  return words.some((word) => word !== '' && ABROAD.has(word) && !OURS.has(word));
}
