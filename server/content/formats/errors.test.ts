import { expect, test } from 'vitest';
import { lineOfWords, withLines } from './error-lines.ts';
import { explainErrors } from './errors.ts';
import { partedError, pathOfSteps, placeOf } from './field-places.ts';

const POST = `---
title: A post
related: [none]
cover: { file: gate.jpg, alt: A gate }
---

# Big

See [here](/resources/blog/none-such) and [there](/resources/blog/none).

![A quay](quay.jpg)
`;
const files = new Map([
  ['blog/a.md', POST],
  ['people.yaml', 'ada:\n  name: Ada\n  photo: { file: ada.jpg }\n'],
]);

test.each<[problem: string, line: number]>([
  ["related: there is no post 'none'", 3],
  ['cover: images/gate.jpg: is cut off', 4],
  ["heading 'Big': begin at ##", 7],
  ["link 'there' to /resources/blog/none: write another", 9],
  ['link to /resources/blog/none: no entry', 9],
  ["picture 'quay.jpg': is not there: add it to the images, or choose another", 11],
])('a problem that names what stands in a post gets its line: %s', (problem, line) => {
  expect(withLines([`blog/a.md: ${problem}`], files)).toEqual([`blog/a.md: line ${line}: ${problem}`]);
});

test.each([
  'blog/a.md: line 3: related: write a list',
  'blog/a.md: rename it to b.md: the file name is the address',
  "blog/a.md: picture 'elsewhere.jpg': is not there: add it to the images, or choose another",
  'images/gate.jpg: is cut off',
  'cover: nothing is known of its file',
])('one that has a line, or names nothing that stands there, stays as it is: %s', (problem) => {
  expect(withLines([problem], files)).toEqual([problem]);
});

test('an address is found as a whole, each time on its own line', () => {
  const text = '[a](/x/y)\n[b](/x)\n[c](/x-z) [d](/x#part)';
  expect([0, 1, 2].map((turn) => lineOfWords(text, '/x', turn))).toEqual([2, 3, 3]);
  expect(lineOfWords(text, '/none')).toBeUndefined();
});

test('files with errors are grouped by what visitors see of them, the worst first', () => {
  const error = (file: string, shows: 'nothing' | 'last good version') => ({
    file,
    problems: [`${file}: title: is missing: add it`],
    shows,
  });
  const files = [
    error('a.md', 'last good version'),
    error('b.md', 'nothing'),
    error('c.md', 'last good version'),
  ];
  expect(explainErrors(files)).toBe(`The content has errors.

The site leaves these out until they are fixed:
  b.md: title: is missing: add it

The site shows the last good version of these until they are fixed:
  a.md: title: is missing: add it
  c.md: title: is missing: add it`);
});

const TREE = {
  faq: {
    questions: [{ id: 'one', question: 'How: soon?' }, { id: 'two', question: '' }, { answer: '' }],
  },
  people: { 'Ada Obi': { role: 'Driver' } },
};

test.each<[path: PropertyKey[], place: string]>([
  [['faq', 'questions', 0, 'answer'], 'faq.questions.“How: soon?”.answer'],
  [['faq', 'questions', 1, 'answer'], 'faq.questions.“two”.answer'],
  [['faq', 'questions', 2, 'answer'], 'faq.questions.“number 3”.answer'],
  [['people', 'Ada Obi', 'role'], 'people.“Ada Obi”.role'],
])('the field at %s is named by words, and found again by them', (path, place) => {
  expect(placeOf(path, TREE)).toBe(place);
  const { steps, says } = partedError(`${place}: write: more`);
  expect(says).toBe('write: more');
  expect(pathOfSteps(steps, TREE)).toEqual(path);
});

test('an error that names no field has no steps', () => {
  expect(partedError('is not read: rename it')).toEqual({ steps: [], says: 'is not read: rename it' });
});

test('a long name is cut, and the steps to the file are left out', () => {
  const place = placeOf(['pages', 'names', 0], { pages: { names: ['A name '.repeat(20)] } }, 1);
  expect(place).toBe(`names.“${'A name '.repeat(7)}A…”`);
});
