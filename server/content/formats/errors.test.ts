import { expect, test } from 'vitest';
import { explainErrors } from './errors.ts';

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
