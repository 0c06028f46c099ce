import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A path from the root of the repository to a file of code; what a reader is to fill in is in capitals. */
const PATH =
  /(?<![\w./#-])(?:server|src|domain|build|scripts|bench|tests)\/[a-z\d][\w./-]*\.(?:ts|tsx|mjs|css)\b/g;
const PLACEHOLDER = /\/[A-Z]+\./;
/** Tests that make up files. */
const INVENTING = ['tests/repository/floors.test.ts', 'tests/specification/test-titles.test.ts'];
/** Decisions that others have taken the place of: they mention files that were. */
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

/** A file or folder in backticks, as the README of a room names those beside it. */
const IN_BACKTICKS = /`(?<path>[\w-][\w./-]*(?:\/|\.(?:ts|tsx|mjs|css|yaml|md)))`/g;

test('every file and folder that the README of a room names is there', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*README.md'], {
    encoding: 'utf8',
  });
  const rooms = files.split('\n').filter((file) => /^(domain|server|src|tests|tools|content)\//.test(file));
  const named = rooms.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IN_BACKTICKS)].flatMap(({ groups }) => {
      const path = groups?.['path'];
      return path ? [{ file, path }] : [];
    }),
  );
  expect(
    named.filter(({ file, path }) => !existsSync(join(dirname(file), path)) && !existsSync(path)),
  ).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});
