/** Letters with their marks, joined by hyphens or apostrophes; a dot at the end, as in `J.`, but nowhere else. */
const WORD = /^(?:\p{L}\p{M}{0,3})+(?:['’ʼ-](?:\p{L}\p{M}{0,3})+)*\.?$/u;
const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;
const WORDS_MAX = 2;
const WORD_MAX = 25;

/**
 * The part of a typed name that can be nothing but a name: its first two words, when nothing in it looks like a link, an address, a
 * number or an order to whoever shows it.
 * @returns nothing when something does, or when nothing is left
 * @example harmlessName('Amina Oluwaseun Folake') // 'Amina Oluwaseun'
 * @example harmlessName('Win at evil.example') // undefined
 */
export function harmlessName(typed: string | null): string | undefined {
  const words = (typed ?? '').replace(INVISIBLE, '').normalize('NFC').trim().split(/\s+/);
  if (!words.every((word) => word.length <= WORD_MAX && WORD.test(word))) return undefined;
  return words.slice(0, WORDS_MAX).join(' ');
}
