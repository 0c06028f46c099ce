import type { Problem } from '../formats/errors.ts';

/** Where a phrase is looked for: articles, guides and terms keep their own voice, and the policy speaks with the law at hand. */
const PLACES = {
  everywhere: /\.(?:md|yaml)$/,
  entries: /^(?:blog|guides|case-studies|glossary)\//,
  interface:
    /^(?:pages\/|forms\/|questions\/|lanes\/|privacy\.md|(?:faq|layout|emails|newsletter|desk|company-terms|guide-pdf|videos)\.yaml)/,
  screens:
    /^(?:pages\/|forms\/|questions\/|lanes\/|(?:faq|layout|emails|newsletter|desk|company-terms|videos)\.yaml)/,
} as const;

/** What visitors type, whatever we call it. */
const TYPED = 'search-words.yaml';
/** Titles of sources, addresses and names of drawings are no words of ours. */
const NOT_OURS = /^\s*- \{ url: .*|\]\([^()]*\)|https?:\/\/\S+|^picture: .*|\/resources\/\S+/g;

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

type Rule = readonly [phrase: RegExp, remedy: string];

/** Phrases that the house does not write (docs/style.md), with what it writes. */
const RULES: Record<keyof typeof PLACES, readonly Rule[]> = {
  everywhere: [
    [/\be-mail/i, "write 'email'"],
    [/\blorr(?:y|ies)\b/i, "write 'truck'"],
    [
      /\b\d+-tonne (?:truck|trailer|tipper|load)s?\b|\b(?:15|60) tonnes? truck/i,
      "write 'tons' for the size of a truck",
    ],
    [/\d\.\d+ tons?\b/i, "write 't' or 'tonnes' for a weight"],
    [/\bdear(?:er|est)?\b/i, "write 'expensive'"],
    [/\bbanksm[ae]n\b/i, "write 'yard marshal'"],
    [/\breckon\w*/i, "write 'assume' or 'count'"],
    [/—/, 'write a comma, a colon or a full stop'],
  ],
  entries: [[/\w!(?![\w[])/, 'write a full stop: we use no exclamation marks']],
  screens: [
    [/\bpress(?:es|ed)? (?:send|play|it|the button|again)\b|\bone press\b/i, "write 'click'"],
    [
      /\b(?:no|the|is a|without a) line (?:is|fails)\b|\bthere is a line\b|\bhave no line\b/i,
      "write 'connection'",
    ],
    [/\b(?:our|each|any|next|this) letter\b/i, "write 'newsletter'"],
  ],
  interface: [
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
  ],
};

/** Lines with a phrase that the house does not write. */
export function houseStyle(files: ReadonlyMap<string, string>): Problem[] {
  return [...files].flatMap(([file, text]) => {
    const rules = rulesOf(file);
    return rules.length === 0
      ? []
      : text.split('\n').flatMap((line, place) => errorsOf(rules, file, line, place + 1));
  });
}

function rulesOf(file: string): Rule[] {
  if (file === TYPED) return [];
  return (Object.keys(PLACES) as (keyof typeof PLACES)[]).flatMap((place) =>
    PLACES[place].test(file) ? RULES[place] : [],
  );
}

function errorsOf(rules: Rule[], file: string, written: string, number: number): Problem[] {
  if (/^\s*#(?!#)/.test(written) && file.endsWith('.yaml')) return [];
  const line = written.replaceAll(NOT_OURS, '');
  return rules.flatMap(([phrase, remedy]) => {
    const [found] = phrase.exec(line) ?? [];
    return found ? [{ file, message: `line ${number}: '${found}': ${remedy}` }] : [];
  });
}
