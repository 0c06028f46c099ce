import * as fontkit from 'fontkit';

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
