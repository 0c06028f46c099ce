import { expect, test } from 'vitest';
import { kindOfFile } from './entry-kinds.ts';

test.each([
  ['blog/axle-load.md', 'post'],
  ['guides/earning.md', 'guide'],
  ['case-studies/mill.md', 'caseStudy'],
  ['glossary/d/demurrage.md', 'term'],
])('%s holds a %s', (file, kind) => {
  expect(kindOfFile(file)).toBe(kind);
});

test.each([
  'guides/earning.pdf.md',
  'blog/deeper/axle-load.md',
  'glossary/demurrage.md',
  'glossary/../demurrage.md',
  'blog/../people.md',
  'blog/.md',
  'blog/axle-load.MD',
  'pages/blog.md',
  'privacy.md',
])('%s holds no entry', (file) => {
  expect(kindOfFile(file)).toBeUndefined();
});
