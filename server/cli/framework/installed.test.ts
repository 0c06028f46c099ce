import { execFile } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { temporaryDirectory } from '../../../tests/support/process.ts';

const commands = Object.entries(manifest.scripts).filter(([, line]) => line.includes('server/cli/'));

test('every command in a checkout without packages ends with one sentence', async () => {
  const checkout = temporaryDirectory();
  for (const path of ['package.json', 'server/cli']) cpSync(path, join(checkout, path), { recursive: true });
  mkdirSync(join(checkout, 'content'));
  expect(commands.length).toBeGreaterThan(8);
  for (const [name, line] of commands) {
    const [, ...words] = line.split(' ');
    const outcome = await promisify(execFile)(process.execPath, words, { cwd: checkout }).catch(
      (error) => error,
    );
    expect(outcome, name).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'The packages of this checkout are not installed: run npm start once, or npm ci.\n',
    });
  }
});
