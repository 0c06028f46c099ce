/** Marks of the encodings that Windows' Notepad offers, at the beginning of a file. */
const UTF_16_LITTLE_ENDIAN = [0xff, 0xfe];
const UTF_16_BIG_ENDIAN = [0xfe, 0xff];
/** The sign for bytes that are no letter in UTF-8, and the one that UTF-16 without a mark is full of. */
const UNREADABLE = /[\uFFFD\0]/;

/** The text of a file in UTF-8, or in UTF-16 with a mark at its beginning; the mark is no part of it. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Finds the fault in the encoding of a text, with the line and the remedy. */
export function encodingFault(text: string): string | undefined {
  const place = text.search(UNREADABLE);
  if (place < 0) return undefined;
  const line = text.slice(0, place).split('\n').length;
  return `line ${line}: save the file as UTF-8 (in Notepad: 'Save as', 'Encoding'): a letter of this line cannot be read`;
}

function encodingOf(bytes: Uint8Array): string {
  const beginsWith = (mark: number[]) => mark.every((byte, place) => bytes[place] === byte);
  if (beginsWith(UTF_16_LITTLE_ENDIAN)) return 'utf-16le';
  return beginsWith(UTF_16_BIG_ENDIAN) ? 'utf-16be' : 'utf-8';
}
