import { expect, test } from 'vitest';
import { readersCode } from './fingerprints.ts';

test('what has read entries is known by all its modules, in whichever folder they are', async () => {
  const names = (await readersCode()).map(([name]) => name);
  for (const module of [
    'entries/link-targets.ts',
    'formats/markdown.ts',
    'folder/snapshot.ts',
    'entries/blog.ts',
  ])
    expect(names).toContain(module);
  expect(names.filter((name) => name.endsWith('.test.ts'))).toEqual([]);
});
