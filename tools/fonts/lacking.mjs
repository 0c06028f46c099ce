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
