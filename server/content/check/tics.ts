import type { Problem } from '../formats/errors.ts';

/** The interface and the answers; articles, guides and terms keep their own voice. */
const INTERFACE =
  /^(?:pages\/|forms\/|questions\/|lanes\/|privacy\.md|(?:faq|layout|emails|newsletter|desk|company-terms|guide-pdf|videos)\.yaml)/;

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

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
  [/\bholds from\b/i, "write 'in force since'"],
  [/\bheld apart\b/i, "write 'kept apart'"],
  [/\bfetched\b/i, "write 'downloaded' or 'requested'"],
  [/\bnobody was told\b/i, "write 'no email sent'"],
  [/\b(?:by|on) the card\b/i, "write 'the rate card'"],
  [/\blet your accountant\b/i, 'state the rule and its source'],
  [/\b(?:is|stands) in your (?:partner )?agreement\b/i, 'name the figure (company-terms.yaml)'],
  [/\b(?:as|is) history\b/i, 'say what has changed since, or leave the figure out'],
  [
    /\bprice for your load, (?:at any hour|24\/7)/i,
    'support is open at any hour; a quote comes as company-terms.yaml says',
  ],
  [/\b\d{1,2}:00\b|\b\d{1,2} o[’']clock\b/, "write the hour as '9 pm'"],
  [new RegExp(`\\b(?:${MONTHS}) \\d{1,2}, \\d{4}\\b`), "write the day as '24 November 2026'"],
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
