const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in XML, between tags or as a value. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The characters that XML 1.0 does not allow, not even escaped (its section 2.2): control characters and halves of characters. */
const NO_CHARACTER = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A document without characters that would make it none: one of them, in one title, ends every reader's work. */
export function wellFormed(xml: string): string {
  return xml.replace(NO_CHARACTER, '');
}
