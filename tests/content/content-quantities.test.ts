import { expect, test } from 'vitest';
import { FAQ_CATEGORIES } from '#domain/entries/faq.ts';
import { openSiteContent } from '#tests/support/site-content.ts';

/** The quantities that were asked for of the writing. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTU'];
const TERMS_A_LETTER = 6;
const POSTS = 12;
const TAGS = 6;
const GUIDES = 4;
const QUESTIONS_A_CATEGORY = 6;

const content = await openSiteContent();

test(`the glossary has ${TERMS_A_LETTER} terms or more under each letter`, () => {
  const few = LETTERS.filter((letter) => content.terms(letter).length < TERMS_A_LETTER);
  expect(few).toEqual([]);
});

test(`${POSTS} posts or more over ${TAGS} tags or more`, () => {
  expect(content.posts().total).toBeGreaterThanOrEqual(POSTS);
  expect(content.tags().length).toBeGreaterThanOrEqual(TAGS);
});

test(`${GUIDES} guides, each with its PDF`, () => {
  const guides = content.articles('guide');
  expect(guides.length).toBeGreaterThanOrEqual(GUIDES);
  for (const { slug } of guides) expect(content.article('guide', slug)?.pdf, slug).toBeDefined();
});

test(`each category of the FAQ has ${QUESTIONS_A_CATEGORY} questions or more`, () => {
  const few = FAQ_CATEGORIES.filter((id) => content.questions(id).length < QUESTIONS_A_CATEGORY);
  expect(few).toEqual([]);
});
