import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import { unreadFiles } from './problem.ts';

const { tag } = DEFAULT_LOCALE;

test('texts that are used in the default language only are named in the folder of a language', () => {
  const read = ['emails.yaml', 'layout.yaml', 'guides/ports.md', 'guides/ports.pdf.md'];
  const files = [...read, ...read.map((file) => `locales/${tag}/${file}`)];
  expect(unreadFiles(files).map(({ file }) => file)).toEqual([
    `locales/${tag}/emails.yaml`,
    `locales/${tag}/guides/ports.pdf.md`,
  ]);
});
