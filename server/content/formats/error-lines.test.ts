import { expect, test } from 'vitest';
import { lineOfWords, withLines } from './error-lines.ts';

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
