import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../../tests/support/cli.ts';
import { temporaryDirectory } from '../../tests/support/process.ts';
import { SERVER_CACHE } from '../../tools/run/steps/node.mjs';
import { TRIES_EVERY_CASE } from '../../tools/run/steps/tiers.mjs';
import { FAILED, WRONG_USE } from './framework/command.ts';

const SCRIPTS: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
/** The commands of operators and editors, by the name that they are called with. */
const COMMANDS = Object.entries(SCRIPTS).flatMap(([name, script]) => {
  const [, file] = /^node (?:--import \S+ )?(server\/cli\/[a-z]+\.ts)$/.exec(script) ?? [];
  return file ? [{ name, file }] : [];
});

/** Runs a command in a process of its own, as `npm run` does. */
const run = (file: string, ...words: string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    execFile(process.execPath, [file, ...words], { env: { ...SERVER_CACHE } }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors }),
    );
  });

test('each file that holds a command can be called by a name', () => {
  const holding = readdirSync('server/cli')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `server/cli/${name}`)
    .filter((file) => readFileSync(file, 'utf8').match(/^await runAsMain/m));
  expect(COMMANDS.map(({ file }) => file).sort()).toEqual(holding.sort());
});

test.each(COMMANDS)('npm run $name explains itself', async ({ name, file }) => {
  const help = await runCommand(basename(file, '.ts'), {}, '--help');
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.out).toContain(`npm run ${name}`);
});

// A process per command takes a second each; in CI the tests below start some.
test.runIf(TRIES_EVERY_CASE).each(COMMANDS)(
  'npm run $name is a process that explains itself, and ends with 2 after a call without sense',
  async ({ name, file }) => {
    expect(await run(file, '--help')).toMatchObject({
      code: 0,
      errors: '',
      out: expect.stringContaining(`npm run ${name}`),
    });
    const misused = await run(file, '--no-such-option');
    expect(misused).toMatchObject({ code: WRONG_USE, out: '' });
    expect(misused.errors).toContain(`npm run ${name}`);
  },
);

/** What is only there once its line is reached. */
const MADE_IN_TURN = /^(?:const|let|class) \w+/gm;

test.each(COMMANDS)('npm run $name has all that it needs when it begins', ({ file }) => {
  const [, after = ''] = readFileSync(file, 'utf8').split(/^await runAsMain/m);
  expect(after.match(MADE_IN_TURN) ?? []).toEqual([]);
});

test('a process carries out a command, and ends with 2 after a call without sense', async () => {
  const { code, out, errors } = await run('server/cli/rates.ts', 'check');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toContain('Current card:');
  const misused = await run('server/cli/leads.ts', '--no-such-option');
  expect(misused).toMatchObject({ code: WRONG_USE, out: '' });
  expect(misused.errors).toContain('npm run leads');
});

test('a process reads the file that it is given, and ends with 1 after an error', async () => {
  const folder = temporaryDirectory();
  const file = join(folder, 'kayalink.env');
  writeFileSync(file, `DATA_DIR=${folder}\n`);
  const { code, out, errors } = await run('server/cli/leads.ts', 'list', '--env-file', file);
  expect({ code, out }).toEqual({ code: FAILED, out: '' });
  expect(errors).toContain(folder);
});
