import { NAIRA, NIGERIAN_LETTERS, WESTERN_LETTERS } from '#domain/shared/alphabet.ts';

/** A line of Hausa, Yoruba, Igbo and Kanuri names and words, with a price: as an editor may write it. */
export const SENTENCE =
  'Ɗaukar kaya daga Ƙaura, ƴan Ɓauna; Ọ̀yọ́, Ẹ̀kọ́ àti Ọ̀ṣun; ụgbọ́ àlà, ṅkwụ m̀bà; Ǝndǝ; Café: ₦45,000';

/** The signs of prices, sizes, sums and addresses. */
const SIGNS = [...`${NAIRA}@×÷=−²³°£€%&·–—‘’“”…•©#_`];

/** The letters that pages, link previews and PDFs must draw in the faces of the site, one string for each letter. */
export const SPECIMEN: readonly string[] = [...new Set([...NIGERIAN_LETTERS, ...WESTERN_LETTERS, ...SIGNS])];

/** The same in lines that fit a phone. */
export const LINES: readonly string[] = Array.from({ length: Math.ceil(SPECIMEN.length / 12) }, (_, line) =>
  SPECIMEN.slice(12 * line, 12 * line + 12).join(' '),
);
