import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import { unreadFiles } from './unread-files.ts';

const { tag } = DEFAULT_LOCALE;

test('texts that are used in the default language only are named in the folder of a language', () => {
  const read = ['README.md', 'emails.yaml', 'layout.yaml', 'guides/ports.md', 'guides/ports.pdf.md'];
  const files = [...read, ...read.map((file) => `locales/${tag}/${file}`)];
  expect(unreadFiles(files).map(({ file }) => file)).toEqual([
    `locales/${tag}/emails.yaml`,
    `locales/${tag}/guides/ports.pdf.md`,
  ]);
});

test.each([
  ['brands.yml', 'brands.yaml'],
  ['pages/price.yaml.txt', 'pages/price.yaml'],
  ['guide/ports.md', 'guides/ports.md'],
  ['blog/ports.md.txt', 'blog/ports.md'],
  ['blog/2026/ports.md', 'blog/ports.md'],
])('%s beside %s is not to be renamed over it', (file, there) => {
  expect(unreadFiles([file, there])).toEqual([
    {
      file,
      message: `is not read: there is ${there} already: copy what is missing there, then delete this file`,
    },
  ]);
});

test.each([
  ['faq.yml', 'rename it to faq.yaml'],
  ['pages/price.yml', 'rename it to pages/price.yaml'],
  ['guide/ports.md', 'move it to guides/ports.md'],
  ['blogs/ports.md', 'move it to blog/ports.md'],
  ['image/gate.jpg', 'move it to images/gate.jpg'],
  ['blog/ports.md.txt', 'rename it to ports.md'],
  ['blog/2026/ports.md', 'move it to blog/ports.md: folders below blog/ are not looked into'],
  ['notes/ports.md', 'move it out of the content folder'],
  ['blog/Other.MD', 'rename it to other.md'],
  ['blog/photo.jpg', 'an entry is a file that ends in .md; a picture belongs into images/'],
  ['blog/trial-3.5-tons.md', 'rename it to trial-3-5-tons.md'],
  ['glossary/trial.md', 'move it into the folder of its letter'],
])('%s is reported with the smallest remedy: %s', (file, remedy) => {
  expect(unreadFiles([file])).toEqual([{ file, message: `is not read: ${remedy}` }]);
});
