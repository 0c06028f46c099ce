import type { Document } from '@contentful/rich-text-types';
import type { Tag } from '#domain/entries/blog.ts';
import { COVERS } from '#domain/media/picture.ts';
import type { SiteEntry } from '../../server/content/entries/site-entry.ts';

const WORDS = 6000;
const TAGS: Tag[] = ['Farm produce', 'Haulage', 'Paperwork', 'Ports', 'Trucks', 'Warehousing'].map(
  (name) => ({
    id: name.toLowerCase().replace(' ', '-'),
    name,
  }),
);
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTU';
const DAY_MS = 86_400_000;
/** Days over which the entries are spread, back from the first. */
const SPAN = 3650;
const NEWEST = Date.UTC(2026, 10, 1);

/** Of 40 entries, so many are terms; 12 guides are among the first hundred. */
const TERMS_OF_40 = 8;
const GUIDES = 12;

const PARAGRAPHS = 6;
const PARAGRAPH_WORDS = 40;

const SYLLABLES = [
  'ba',
  'ko',
  'lu',
  'de',
  'ri',
  'sha',
  'mon',
  'tar',
  'gbe',
  'wa',
  'nu',
  'fi',
  'ole',
  'pa',
  'ju',
  'ke',
];

/** The words of the corpus, the most frequent first; nobody's language. */
export const VOCABULARY = Array.from({ length: WORDS }, (_, rank) => {
  let word = '';
  for (let rest = rank + SYLLABLES.length; rest > 0; rest = Math.floor(rest / SYLLABLES.length))
    word += SYLLABLES[rest % SYLLABLES.length];
  return word;
});

/**
 * Makes entries, the same ones each time: mostly posts, a fifth terms, a few guides. Words are as unevenly frequent as in
 * a language.
 * @param count how many
 */
export function* corpus(count: number): Generator<SiteEntry> {
  for (let n = 0; n < count; n += 1) yield entryAt(n);
}

/** The entry at a place of the corpus. */
export function entryAt(n: number): SiteEntry {
  const random = numbers(n + 1);
  const words = (length: number) =>
    Array.from({ length }, () => VOCABULARY[Math.floor(WORDS * random() ** 3)]).join(' ');
  const subTitle = words(9);
  if (n % 40 < TERMS_OF_40) {
    const letter = LETTERS.charAt(n % LETTERS.length);
    const entry = {
      letter,
      slug: `${letter.toLowerCase()}-${n}`,
      subject: `${letter}${words(2)} ${n}`,
      subTitle,
    };
    return { kind: 'term', entry: { ...entry, content: document(1, words) } };
  }
  const title = words(5);
  const article = {
    slug: `entry-${n}`,
    title,
    subTitle,
    date: new Date(NEWEST - (n % SPAN) * DAY_MS).toISOString().slice(0, 10),
    tags: TAGS.filter((_, index) => index === n % TAGS.length || index === n % 5),
    image: { drawing: COVERS[n % COVERS.length] ?? 'quay' } as const,
    meta: { title, description: subTitle },
    content: document(PARAGRAPHS, words),
  };
  return n % 40 === TERMS_OF_40 && n / 40 < GUIDES
    ? { kind: 'guide', entry: article }
    : { kind: 'post', entry: { ...article, byline: {} } };
}

function document(paragraphs: number, words: (length: number) => string): Document {
  return {
    nodeType: 'document',
    data: {},
    content: Array.from({ length: paragraphs }, () => ({
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value: words(PARAGRAPH_WORDS), marks: [], data: {} }],
    })),
  } as unknown as Document;
}

/** Numbers from 0 up to, not including, 1. @see https://en.wikipedia.org/wiki/Xorshift */
function numbers(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
