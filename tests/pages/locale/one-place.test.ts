import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';

const PLACE = 'domain/shared/locale.ts';

/** A language that is named, and what takes that of the machine where none is. */
const LANGUAGES =
  /\ben[-_](NG|GB|US|CA)\b|['"]English|['"]en['"]|\.toLocale\w*\(\)|\.localeCompare\(|\bIntl\.\w+\(\)/i;

/** Files that name a language all the same, each with its reason. */
const EXCEPTIONS: Record<string, string> = {
  'server/content/editor/server/editor-server.ts':
    'the editor that it opens speaks English to editors of every language',
  'server/content/editor/page/words.js': 'the same',
  'server/development/content-errors.ts': 'is shown to developers, while nothing else can be read',
  'server/platform/failure-page/standalone.html':
    'is shown when nothing else can be read or there is no time for it; its words are those of the default language',
};

const files = globSync('{src,server,domain,tools/astro,tools/run}/**/*.{ts,tsx,astro,mjs,js,html}').filter(
  (file) => !/\.test\.tsx?$|\/testing\//.test(file),
);

test('one module names the language of the site', () => {
  expect(files).toContain(PLACE);
  const naming = files.filter((file) => LANGUAGES.test(readFileSync(file, 'utf8')));
  expect(naming.toSorted()).toEqual([PLACE, ...Object.keys(EXCEPTIONS)].toSorted());
});

test('the pages that need nothing else of the site are of that language', () => {
  const frame = readFileSync('server/platform/failure-page/standalone.html', 'utf8');
  expect(frame).toContain(`<html lang="${LANGUAGE_TAG}">`);
});
