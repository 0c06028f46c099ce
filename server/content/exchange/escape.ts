/** Signs that mean something in Markdown wherever they stand. */
const SIGNS = /[\\`*_[\]~|]/g;
const BLOCK_SIGN = /^([-+#>=])/;
const LIST_NUMBER = /^(\d{1,9})([.)])(?=\s|$)/;
/** A link whose words hold code such as `]:`, which readers take for the address of a name (CommonMark, section 4.7). */
const DEFINITION = /^(?=\[(\\.|[^[\]\\])*\]:)/;
const NOTHING = '<u></u>';

/** Text as Markdown that shows exactly these words. Addresses in it become links, as everywhere in Markdown. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/&(?=#?\w)/g, '&amp;')
      .replaceAll('<', '&lt;')
      .replace(SIGNS, '\\$&')
      .replace(/!(?=\\\[|$)/g, '&#x21;')
      // Readers take these for a plain space or the end of a line.
      .replace(/[\t\r\f\v\u2028\u2029]/g, entity)
  );
}

/** The beginning of a line, where more signs mean something. */
export function escapeStart(line: string): string {
  return line.replace(BLOCK_SIGN, '\\$1').replace(LIST_NUMBER, '$1\\$2').replace(DEFINITION, NOTHING);
}

/** A character that means only itself. */
export function entity(character: string): string {
  return `&#x${character.codePointAt(0)?.toString(16)};`;
}
