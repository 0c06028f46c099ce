import { beforeAll, expect, test } from 'vitest';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import type { FileContent } from '#server/content/folder/file-content.ts';
import { openSiteContent } from '#tests/support/site-content.ts';

/** The quantities that were asked for of the writing. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTU'];
const TERMS_A_LETTER = 6;
const POSTS = 12;
const TAGS = 6;
const GUIDES = 4;
const QUESTIONS_A_CATEGORY = 6;

let content: FileContent;
beforeAll(async () => {
  content = await openSiteContent();
});

/** All posts, page by page. */
function posts() {
  const { pages } = content.posts();
  return Array.from({ length: pages }, (_, index) => content.posts({ page: index + 1 }).items).flat();
}

test.each(LETTERS)(`the glossary has ${TERMS_A_LETTER} terms or more under %s`, (letter) => {
  expect(content.terms(letter).length).toBeGreaterThanOrEqual(TERMS_A_LETTER);
});

test(`${POSTS} posts or more over ${TAGS} tags or more`, () => {
  expect(posts().length).toBeGreaterThanOrEqual(POSTS);
  expect(content.tags().length).toBeGreaterThanOrEqual(TAGS);
});

test(`${GUIDES} guides, each with its PDF`, () => {
  const guides = content.articles('guide');
  expect(guides.length).toBeGreaterThanOrEqual(GUIDES);
  for (const { slug } of guides) expect(content.article('guide', slug)?.pdf, slug).toBeDefined();
});

test.each(FAQ_CATEGORIES)(`%s has ${QUESTIONS_A_CATEGORY} questions or more`, (id) => {
  expect(content.questions(id).length).toBeGreaterThanOrEqual(QUESTIONS_A_CATEGORY);
});
