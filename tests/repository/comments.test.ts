import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A comment that names nothing: its first word stands for a noun that the reader has to find. */
const NOUNLESS = /(?:\/\*\*?\s+(?:\*\s+)?|\/\/ )(?:What|Whatever) .*/g;

test('comments begin with the noun that they are about', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|css|astro)$/.test(file) && existsSync(file));
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NOUNLESS)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(1000);
});
