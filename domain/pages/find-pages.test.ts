import { expect, test } from 'vitest';
import { findPages, findQuestions, searchedWords } from './find-pages.ts';

const page = (href: string, ...names: string[]) =>
  ({ kind: 'page', title: href, href, excerpt: '', names: names.map(searchedWords) }) as const;
const PAGES = [
  page('/price', 'price', 'how much'),
  page('/contact', 'phone', 'phone number'),
  page('/work', 'job'),
];
const hrefs = (query: string) => findPages(query, PAGES).map(({ href }) => href);

test('a page is found by each of its names, inside a sentence and by its beginning', () => {
  expect(hrefs('Price')).toEqual(['/price']);
  expect(hrefs('how much to Kano?')).toEqual(['/price']);
  expect(hrefs('pho')).toEqual(['/contact']);
  expect(hrefs('ph')).toEqual([]);
  expect(hrefs('jobber')).toEqual([]);
});

test('the page with more of the words comes first', () => {
  expect(hrefs('price by phone number')).toEqual(['/contact', '/price']);
});

test('a question is found by the words that say something, all of them', () => {
  const question = (title: string) =>
    ({ kind: 'question', title, href: '/faq', excerpt: '', words: new Set(searchedWords(title)) }) as const;
  const questions = [question('How do I book a truck?'), question('Do you insure goods?')];
  expect(findQuestions('how do I book', questions).map(({ title }) => title)).toEqual([
    'How do I book a truck?',
  ]);
  expect(findQuestions('book goods', questions)).toEqual([]);
  expect(findQuestions('do you', questions)).toEqual([]);
});
