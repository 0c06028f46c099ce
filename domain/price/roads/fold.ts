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
