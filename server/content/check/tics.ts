import type { Problem } from '../formats/errors.ts';

/** The interface and the answers; articles, guides and terms keep their own voice. */
const INTERFACE =
  /^(pages\/|forms\/|questions\/|lanes\/|faq\.yaml|layout\.yaml|emails\.yaml|newsletter\.yaml|desk\.yaml)/;

/** Phrases that the house does not write (docs/style.md), with what it writes. */
const TICS: readonly [phrase: RegExp, remedy: string][] = [
  [/\bstands? (?:in|on|beside|above|below|under|at)\b/i, "write 'is' or 'see'"],
  [/\bbears?\b(?! with)/i, "write 'has' or 'pays'"],
  [/\bholds? (?:good|for)\b/i, "write 'is valid' or 'applies to'"],
  [/\bwhoever\b/i, "name who: 'the driver', 'the receiver'"],
  [/\bthe desk\b/i, "write 'our team' or 'we'"],
  [/\bask (?:us|the desk) (?:what|how|whether|which)\b/i, 'give the answer'],
  [/\bnobody can\b/i, 'say what we do about it'],
  [/\bundated\b/i, 'name the day, or leave the source out'],
  [/\bis being counted\b/i, 'show the figure'],
];

/** Lines of the interface with a phrase that the house does not write. */
export function tics(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) =>
    INTERFACE.test(file) ? text.split('\n').flatMap((line, place) => ticsOf(file, line, place + 1)) : [],
  );
}

function ticsOf(file: string, line: string, number: number): Problem[] {
  if (/^\s*#(?!#)/.test(line) && file.endsWith('.yaml')) return [];
  return TICS.flatMap(([phrase, remedy]) => {
    const [found] = phrase.exec(line) ?? [];
    return found ? [{ file, message: `line ${number}: '${found}': ${remedy} (docs/style.md)` }] : [];
  });
}
