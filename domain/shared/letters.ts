/** Letters of Nigeria's languages that Unicode does not divide into a letter and a mark, and the letter that they are made of. */
const MADE_OF: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ǝ: 'e',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
};
const WHOLE = /[ɓɗƙƴŋǝəɛɔ]/g;
/** Dot or line below, and dot above n: with one of these it is another letter; all others are tones. */
const OTHER_LETTER = /([eoisu])[\u0323\u0329\u0331]|(n)\u0307/g;
/** Comes after all letters, so that a letter with it comes after the same one without and before the next. */
const AFTER = '~';

/** A text in small letters without hooks, marks and tones, as people type it who do not have them: `Ọ̀yọ́ ɗaukar` as `oyo daukar`. */
export function baseLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(WHOLE, (letter) => MADE_OF[letter] ?? letter);
}

/**
 * A key that sorts texts in the order of the dictionaries of Hausa, Igbo and Yoruba: ɗ after d, ọ after o, tones make no
 * difference. To be compared letter by letter.
 */
export function sortKey(text: string): string {
  return baseLetters(
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(OTHER_LETTER, `$1$2${AFTER}`)
      .replace(WHOLE, (letter) => MADE_OF[letter] + AFTER),
  );
}
