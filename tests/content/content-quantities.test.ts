import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { words } from '#domain/entries/rich-text/document.ts';
import { type FileContent, openFileContent } from '#server/content/folder/file-content.ts';
import { Replica } from '#server/content/store/replica/replica.ts';

/** The quantities that were asked for of the writing. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTU'];
const ADDED_LETTERS = [...'VWXYZ'];
const TERMS_A_LETTER = 6;
const TERM_WORDS = [120, 400] as const;
const POST_WORDS = [700, 1400] as const;
const POSTS = 12;
const TAGS = 6;
const GUIDES = 4;
const QUESTIONS_A_CATEGORY = 6;

let content: FileContent;
beforeAll(async () => {
  content = await openFileContent('content', { replica: Replica.inMemory() });
});
afterAll(() => content.close());

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** All posts, page by page. */
function posts() {
  const { pages } = content.posts();
  return Array.from({ length: pages }, (_, index) => content.posts({ page: index + 1 }).items).flat();
}

describe('the glossary', () => {
  test.each(LETTERS)(`has ${TERMS_A_LETTER} terms or more under %s, each of a fair length`, (letter) => {
    expect(content.terms(letter).length).toBeGreaterThanOrEqual(TERMS_A_LETTER);
    expectFairLengths(letter);
  });

  test.each(ADDED_LETTERS)('may have terms under %s, each of a fair length', expectFairLengths);

  function expectFairLengths(letter: string) {
    for (const { slug } of content.terms(letter)) {
      const body = content.term(letter, slug)?.content;
      const length = body ? count(words(body)) : 0;
      expect.soft(length, `${letter}/${slug}`).toBeGreaterThanOrEqual(TERM_WORDS[0]);
      expect.soft(length, `${letter}/${slug}`).toBeLessThanOrEqual(TERM_WORDS[1]);
    }
  }
});

test(`${POSTS} posts or more over ${TAGS} tags or more, each of a fair length`, () => {
  expect(posts().length).toBeGreaterThanOrEqual(POSTS);
  expect(content.tags().length).toBeGreaterThanOrEqual(TAGS);
  for (const { slug } of posts()) {
    const body = content.article('post', slug)?.content;
    const length = body ? count(words(body)) : 0;
    expect.soft(length, slug).toBeGreaterThanOrEqual(POST_WORDS[0]);
    expect.soft(length, slug).toBeLessThanOrEqual(POST_WORDS[1]);
  }
});

test('every post says when its facts were checked, and names nobody who is invented', () => {
  for (const { slug } of posts()) {
    const { author, reviewer, checked } = content.article('post', slug)?.byline ?? {};
    expect.soft(checked, slug).toBeDefined();
    for (const id of [author, reviewer])
      if (id !== undefined) expect.soft(content.people()[id], slug).toMatchObject({ sample: false });
  }
});

test(`${GUIDES} guides, each with its PDF`, () => {
  const guides = content.articles('guide');
  expect(guides.length).toBeGreaterThanOrEqual(GUIDES);
  for (const { slug } of guides) expect(content.article('guide', slug)?.pdf, slug).toBeDefined();
});

test.each(FAQ_CATEGORIES)(`%s has ${QUESTIONS_A_CATEGORY} questions or more`, (id) => {
  expect(content.questions(id).length).toBeGreaterThanOrEqual(QUESTIONS_A_CATEGORY);
});
