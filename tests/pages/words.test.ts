import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'content/';
/** The titles of sources, and names of drawings and addresses, are not our words. */
const NOT_OURS = /^\s*- \{ url: .*|\]\([^)]*\)|https?:\/\/\S+|^picture: .*|\/resources\/\S+/gm;

/** Holds what visitors type, whatever we call it. */
const TYPED = 'search-words.yaml';

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(md|yaml)$/.test(file) && file !== TYPED,
);
const texts = files.map((file) => ({
  file,
  text: readFileSync(FOLDER + file, 'utf8').replaceAll(NOT_OURS, ''),
}));
/** Words of the site itself: without the articles, which may speak of the press and of letters. */
const COPY = texts.filter(({ file }) => !/^(blog|glossary|guides|case-studies)\//.test(file));
/** The policy of privacy is written with the law at hand, and mentions buttons that are pressed. */
const SCREENS = COPY.filter(({ file }) => file !== 'privacy.md');

/** Where a word stands, as `file: the words around it`. */
function found(pattern: RegExp, where = texts): string[] {
  return where.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`.{0,30}(?:${pattern.source}).{0,30}`, 'gi'))].map(
      ([around]) => `${file}: ${around}`,
    ),
  );
}

/** Words that nobody says in a Nigerian office, and the word to write instead. */
const FOREIGN: [name: string, pattern: RegExp, where: typeof texts][] = [
  ["'dear' of a price: expensive", /\bdear(er|est)?\b/, texts],
  ["'banksman': yard marshal", /\bbanksm[ae]n\b/, texts],
  ["'reckon': assume, or count", /\breckon\w*/, texts],
  ["'press' of a button: click", /\bpress(es|ed)?\b (send|play|it|the button|again)|\bone press\b/, SCREENS],
  ["'letter' of the newsletter: newsletter", /\b(our|each|any|next|this) letter\b/, COPY],
  [
    "'line' of the network: network",
    /\b(no|the|is a|without a) line (is|fails)|\bthere is a line\b|have no line/,
    SCREENS,
  ],
];

test.each(FOREIGN)('the words are those of Nigerian business: not %s', (_, pattern, where) => {
  expect(found(pattern, where)).toEqual([]);
});

/** One word for each thing: what is on the left is written as what is on the right. */
const SPELLINGS: [name: string, pattern: RegExp, where: typeof texts][] = [
  ["'email', as the specification writes it", /\be-mail/, texts],
  ["'truck'", /\blorr(y|ies)\b/, texts],
  [
    "a truck and its size are in 'tons'",
    /\b\d+-tonne (truck|trailer|tipper|load)s?\b|\b(15|60) tonnes? truck/,
    texts,
  ],
  ["what is weighed or limited to a decimal is in 't' or 'tonnes'", /\d\.\d+ tons?\b/, texts],
];

test.each(SPELLINGS)('one word for each thing: %s', (_, pattern, where) => {
  expect(found(pattern, where)).toEqual([]);
});
