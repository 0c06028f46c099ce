/** Marks above a letter: grave, acute, circumflex, tilde, macron, caron. */
const TONES = ['\u0300', '\u0301', '\u0302', '\u0303', '\u0304', '\u030c'];
/** Of syllables without a vowel, as in Igbo and Yoruba; and of the other way to write ẹ, ọ and ṣ. */
const FEWER_TONES = ['\u0300', '\u0301', '\u0304'];
const LINE_BELOW = '\u0329';
const VOWELS = [...'AaEeẸẹƎǝIiỊịOoỌọUuỤụ'];
const NASALS = [...'MmNn'];
const WITH_LINE_BELOW = [...'EeOo'].map((letter) => letter + LINE_BELOW);

const withTones = (letters: string[], tones: string[]) =>
  letters.flatMap((letter) => tones.map((tone) => (letter + tone).normalize('NFC')));

/**
 * The letters of Nigeria's languages besides A to Z: those of the Pan-Nigerian alphabet (1981), ṅ, ŋ, ƴ, ɔ, ɛ and ə,
 * the apostrophe that is a letter, and tones. A letter with a tone is one string, of several characters where Unicode has no single one.
 * The faces of pages, link previews and PDFs hold all of them (tools/fonts/fonts.mjs).
 */
export const NIGERIAN_LETTERS: readonly string[] = [
  ...'ƁɓƊɗƎǝƏəẸẹỊịƘƙỌọƆɔƐɛṢṣỤụƳƴṄṅŊŋʼ',
  ...withTones(VOWELS, TONES),
  ...withTones(NASALS, FEWER_TONES),
  ...[...WITH_LINE_BELOW, `S${LINE_BELOW}`, `s${LINE_BELOW}`],
  ...withTones(WITH_LINE_BELOW, FEWER_TONES),
];

/** Letters of A to Z that a mark may be on although Unicode has no single character for both. */
export const UNDER_MARKS = 'EMNOSemnos';

/** The marks by themselves, for what nobody foresaw. */
export const TONE_MARKS: readonly string[] = [...TONES, '\u0307', '\u0323', LINE_BELOW];

/** Letters of neighbours and partners: French, Portuguese, German. */
export const WESTERN_LETTERS: readonly string[] = [
  ...'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ',
];

/** The sign of the naira. */
export const NAIRA = '₦';

/** Signs of prices, sizes, sums and of writing besides ASCII, which the faces of texts hold (tools/fonts/fonts.mjs). */
export const READ_SIGNS = `\u00a0÷°²³×·–—−‘’“”…•©${NAIRA}`;
/** And those that texts seldom have, in the companion cuts. */
export const SELDOM_SIGNS = '#_£€';
