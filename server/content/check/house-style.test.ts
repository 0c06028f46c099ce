import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from '../files/files.ts';
import { houseStyle } from './house-style.ts';

const messages = (file: string, text: string) =>
  houseStyle(new Map([[file, text]])).map(({ message }) => message);

test.each([
  ['lead: What you answer for stands in your agreement.', "line 1: 'stands in': write 'is' or 'see'"],
  ['text: Ask the desk for it.', "line 1: 'the desk': write 'our team' or 'we'"],
  ['a: b\nc: Said by a minister (undated).', "line 2: 'undated': name the day, or leave the source out"],
  [
    'lead: Get a price for your load, at any hour.',
    "line 1: 'price for your load, at any hour': support is open at any hour; a quote comes as company-terms.yaml says",
  ],
  ['text: From 21:00, since November 24, 2026.', "line 1: '21:00': write the hour as '9 pm'"],
  ['text: Since November 24, 2026.', "line 1: 'November 24, 2026': write the day as '24 November 2026'"],
  ['text: Press send, or send an e-mail.', "line 1: 'e-mail': write 'email'"],
  ['text: Press send again.', "line 1: 'Press send': write 'click'"],
])('%s', (text, message) => {
  expect(messages('pages/terms.yaml', text)).toContain(message);
});

test('plain English, comments and the voice of articles are left alone', () => {
  expect(messages('pages/terms.yaml', 'lead: See your agreement. Our team answers.\n# the desk')).toEqual([]);
  expect(messages('blog/rain.md', 'What nobody can know stands in no book.')).toEqual([]);
  expect(messages('blog/rain.md', 'See [the circular](https://example.com/e-mail).')).toEqual([]);
  expect(messages('search-words.yaml', '- lorry')).toEqual([]);
});

test('one word for each thing holds for articles as well', () => {
  expect(messages('blog/rain.md', 'The lorry\ncarries 2.5 tons.')).toEqual([
    "line 1: 'lorry': write 'truck'",
    "line 2: '2.5 tons': write 't' or 'tonnes' for a weight",
  ]);
});

test('an entry has no exclamation marks, and nothing has long dashes', () => {
  expect(messages('blog/rain.md', 'Buy now! A great offer — today.')).toEqual([
    "line 1: '—': write a comma, a colon or a full stop",
    "line 1: 'w!': write a full stop: we use no exclamation marks",
  ]);
  expect(messages('glossary/f/ftl.md', '![The gate](gate.jpg) and `a!b`.')).toEqual([]);
});

test('the content as it ships has none of them', async () => {
  const shipped = await readFiles(resolve(import.meta.dirname, '../../../content'));
  expect(houseStyle(shipped).map(({ file, message }) => `${file} ${message}`)).toEqual([]);
});
