import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A path from the root of the repository to a file of code; what a reader is to fill in is in capitals. */
const PATH =
  /(?<![\w./#-])(?:server|src|domain|build|scripts|bench|tests)\/[a-z\d][\w./-]*\.(?:ts|tsx|mjs|css)\b/g;
const PLACEHOLDER = /\/[A-Z]+\./;
/** Tests that make up files. */
const INVENTING = ['tests/repository/floors.test.ts', 'tests/specification/test-titles.test.ts'];
/** Decisions that others have taken the place of: they tell of files that were. */
const isHistory = (file: string, text: string) =>
  file.startsWith('docs/decisions/') && /^(\*\*)?Superseded\b/m.test(text);

test('every file that a document, comment or text of the code names is there', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const named = files
    .split('\n')
    .filter((file) => /\.(md|ts|tsx|mjs|css|yaml|conf)$/.test(file) && existsSync(file))
    .filter((file) => !INVENTING.includes(file))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      if (isHistory(file, text)) return [];
      return [...text.matchAll(PATH)].map(([path]) => ({ file, path }));
    });
  const gone = named.filter(({ path }) => !PLACEHOLDER.test(path) && !existsSync(path));
  expect(gone).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});
