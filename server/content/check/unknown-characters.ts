import {
  NIGERIAN_LETTERS,
  READ_SIGNS,
  SELDOM_SIGNS,
  TONE_MARKS,
  UNDER_MARKS,
  WESTERN_LETTERS,
} from '#domain/shared/alphabet.ts';
import type { Problem } from '../formats/types.ts';

const HELD = new Set(
  [...NIGERIAN_LETTERS, ...WESTERN_LETTERS, ...TONE_MARKS, UNDER_MARKS, READ_SIGNS, SELDOM_SIGNS].flatMap(
    (text) => [...text.normalize('NFC'), ...text.normalize('NFD')],
  ),
);
const PLAIN = /[\t\r\n\x20-\x7e]/;

/** Letters that no face of the site draws, each once a file with its first line: a face of the reader's system stands in. */
export function strangeLetters(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) => {
    const lines = new Map<string, number>();
    for (const [index, line] of text
      .replace(/^\ufeff/, '')
      .split('\n')
      .entries())
      for (const letter of line.normalize('NFC'))
        if (!PLAIN.test(letter) && !HELD.has(letter) && !lines.has(letter)) lines.set(letter, index + 1);
    return [...lines].map(([letter, line]) => ({
      file,
      message: `line ${line}: '${letter}' is in no face of the site; a face of the reader's system stands in`,
    }));
  });
}
