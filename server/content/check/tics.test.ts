import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from '../files/files.ts';
import { tics } from './tics.ts';

const messages = (file: string, text: string) => tics(new Map([[file, text]])).map(({ message }) => message);

test.each([
  [
    'lead: What you answer for stands in your agreement.',
    "line 1: 'stands in': write 'is' or 'see' (docs/style.md)",
  ],
  ['text: Ask the desk for it.', "line 1: 'the desk': write 'our team' or 'we' (docs/style.md)"],
  [
    'a: b\nc: Said by a minister (undated).',
    "line 2: 'undated': name the day, or leave the source out (docs/style.md)",
  ],
  [
    'lead: Get a price for your load, at any hour.',
    "line 1: 'price for your load, at any hour': support is open at any hour; a quote comes as company-terms.yaml says (docs/style.md)",
  ],
  ['text: From 21:00, since November 24, 2026.', "line 1: '21:00': write the hour as '9 pm' (docs/style.md)"],
  [
    'text: Since November 24, 2026.',
    "line 1: 'November 24, 2026': write the day as '24 November 2026' (docs/style.md)",
  ],
])('%s', (text, message) => {
  expect(messages('pages/terms.yaml', text)).toContain(message);
});

test('plain English, comments and the voice of articles are left alone', () => {
  expect(messages('pages/terms.yaml', 'lead: See your agreement. Our team answers.\n# the desk')).toEqual([]);
  expect(messages('blog/rain.md', 'What nobody can know stands in no book.')).toEqual([]);
});

test('the interface as it ships has none of them', async () => {
  const shipped = await readFiles(resolve(import.meta.dirname, '../../../content'));
  expect(tics(shipped).map(({ file, message }) => `${file} ${message}`)).toEqual([]);
});
