import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SERVER_CACHE } from '../../scripts/steps/node.mjs';
import { temporaryDirectory } from '../testing/process.ts';

/** Runs the command on a content folder, as an editor does. */
function run(directory: string, ...words: string[]): Promise<{ code: number; out: string; faults: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['server/cli/content.ts', ...words],
      { env: { ...SERVER_CACHE, CONTENT_DIR: directory, SITE_URL: 'https://www.example.com' } },
      (error, out, faults) => resolve({ code: Number(error?.code ?? 0), out, faults }),
    );
  });
}

test('check tells in a table, or to programs, and by how it ends', async () => {
  const directory = join(temporaryDirectory(), 'content');
  await cp('content', directory, { recursive: true });
  expect(await run(directory, 'check')).toMatchObject({ code: 0, faults: '' });
  await writeFile(join(directory, 'videos.yaml'), '[]');
  await writeFile(join(directory, 'brands.yaml'), '[]');
  const faulty = await run(directory, 'check');
  expect(faulty.code).toBe(1);
  expect(faulty.out).toContain('brands.yaml  line 1: write at least 1 entries');
  const { problems } = JSON.parse((await run(directory, 'check', '--json')).out);
  expect(problems).toContainEqual({ file: 'brands.yaml', message: 'line 1: write at least 1 entries' });
});

test('a call that makes no sense says how it is used', async () => {
  const calls = [[], ['chek'], ['check', '--strickt'], ['check', 'twice']];
  for (const { code, faults } of await Promise.all(calls.map((words) => run('content', ...words)))) {
    expect(code).toBe(2);
    expect(faults).toContain('npm run content -- check');
  }
});
