import * as fontkit from 'fontkit';
import { box, moved } from './face.mjs';

/** @typedef {import('./face.mjs').Outline} Outline */
const DOT_BELOW = '\u0323';
/** Another way to write the dot below; drawn alike. */
const LINE_BELOW = '\u0329';
const BELOW = [DOT_BELOW, LINE_BELOW];
const DOT_ABOVE = '\u0307';
/** Letters that show where a face sets each mark, small and capital. @type {Record<string, string>} */
const MODELS = {
  '\u0300': 'èÈ',
  '\u0301': 'éÉ',
  '\u0302': 'êÊ',
  '\u0303': 'ñÑ',
  '\u0304': 'ēĒ',
  '\u030c': 'ěĚ',
  [DOT_ABOVE]: 'ėĖ',
  [DOT_BELOW]: 'ẹẸ',
  [LINE_BELOW]: 'ẹẸ',
};
/** Drawn by turning another letter upside down. @type {Record<string, string>} */
const TURNED = { Ǝ: 'E', ǝ: 'e', ə: 'e' };
/** The dot of i gives way to a mark above. @type {Record<string, string>} */
const DOTLESS = { i: 'ı' };

/** The parts of a face that the making of letters needs, beside the letters themselves. */
export const PARTS = `HxıENen${Object.values(MODELS).join('')}`;

/**
 * Makes the letters that a face lacks in its own forms: a letter and its marks, each where the face sets it on other letters; what has
 * a hook comes from another face, as high as this one's letters.
 * @param {Map<string, Outline>} face
 * @param {Map<string, Outline>} donor
 */
export function letterMaker(face, donor) {
  const own = (/** @type {string} */ letter) => face.get(letter);
  const must = (/** @type {string} */ letter) => {
    const outline = own(letter);
    if (!outline) throw new Error(`the face lacks '${letter}'`);
    return outline;
  };
  const isCapital = (/** @type {string} */ letter) => letter !== letter.toLowerCase();

  /**
   * A mark, about x = 0.
   * @param {string} mark
   * @param {boolean} capital
   * @returns {Outline['contours'] | undefined}
   */
  function markOf(mark, capital) {
    const model = [...(MODELS[mark] ?? '')][capital ? 1 : 0] ?? '';
    const [bare = ''] = model.normalize('NFD');
    const outline = own(model);
    if (!outline) return BELOW.includes(mark) ? dotBelow() : undefined;
    const letter = box(must(bare).contours);
    const contours = outline.contours.filter((contour) => {
      const { top, bottom } = box([contour]);
      return bottom > letter.top - 1 || top < letter.bottom + 1;
    });
    return moved(contours, ({ x, y }) => ({ x: x - letter.centre, y }));
  }

  /** In a face without a dot below: that above, as far from the line below. @returns {Outline['contours'] | undefined} */
  function dotBelow() {
    const above = markOf(DOT_ABOVE, false);
    if (!above) return undefined;
    const { top, bottom, centre } = box(above);
    const gap = bottom - box(must('x').contours).top;
    return moved(above, ({ x, y }) => ({ x: x - centre, y: y - top - gap }));
  }

  /** @param {string} letter @returns {Outline | undefined} */
  function borrowed(letter) {
    const outline = donor.get(letter);
    const height = isCapital(letter) ? 'H' : 'x';
    const theirs = donor.get(height);
    if (!outline || !theirs) return undefined;
    const scale = box(must(height).contours).top / box(theirs.contours).top;
    const contours = moved(outline.contours, ({ x, y }) => ({ x: x * scale, y: y * scale }));
    return { contours, width: Math.round(outline.width * scale) };
  }

  /** @param {string} letter @returns {Outline | undefined} */
  function turned(letter) {
    const other = TURNED[letter];
    if (!other) return undefined;
    const { contours, width } = must(other);
    const { top, bottom } = box(contours);
    return { contours: moved(contours, ({ x, y }) => ({ x: width - x, y: top + bottom - y })), width };
  }

  /** @param {string} letter @returns {Outline | undefined} */
  function composed(letter) {
    const [bare = '', ...marks] = letter.normalize('NFD');
    if (marks.length === 0) return undefined;
    const above = marks.some((mark) => !BELOW.includes(mark));
    const dotless = above ? DOTLESS[bare] : undefined;
    const base = simple(dotless ?? bare);
    const drawn = marks.map((mark) => markOf(mark, isCapital(bare)));
    if (!base || drawn.includes(undefined)) return undefined;
    const { centre } = box(base.contours);
    const placed = drawn.map((mark) => moved(mark ?? [], ({ x, y }) => ({ x: x + centre, y })));
    return { contours: [...base.contours, ...placed.flat()], width: base.width };
  }

  const simple = (/** @type {string} */ letter) => own(letter) ?? turned(letter);

  /**
   * @param {string} letter one letter with its marks, or a mark
   * @returns {Outline | undefined} nothing where neither face has it
   */
  return function letterOf(letter) {
    const mark = /^\p{M}$/u.test(letter) && markOf(letter, false);
    // Above the letter before it: Firefox takes a plain letter from one file and its mark from another, and sets the mark as it is.
    if (mark) return { contours: moved(mark, ({ x, y }) => ({ x: x - must('n').width / 2, y })), width: 0 };
    return simple(letter) ?? composed(letter) ?? borrowed(letter);
  };
}

/**
 * @param {Uint8Array} sfnt
 * @param {readonly string[]} strings characters, and letters of several characters
 * @returns {string[]} those that the font does not draw as one glyph of its own
 */
export function lacking(sfnt, strings) {
  const font = fontkit.create(/** @type {Buffer} */ (sfnt));
  return strings.filter((string) => {
    const { glyphs } = font.layout(string);
    return glyphs.length !== 1 || glyphs[0]?.id === 0;
  });
}

/**
 * @param {string} name of the cut
 * @param {Uint8Array} sfnt
 * @param {readonly string[]} promised
 * @throws when the cut lacks one of them: the subsetter leaves out in silence what a source has not
 */
export function demand(name, sfnt, promised) {
  const missing = lacking(sfnt, promised);
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(' ')}`);
}
