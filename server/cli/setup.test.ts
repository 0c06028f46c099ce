import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../tests/support/process.ts';
import { NOTHING_SET } from '../config/config-variables.ts';

/** Answers the real program through a pipe. */
function setUp(words: string[], input: string, environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['server/cli/setup.ts', ...words], {
    env: { ...NOTHING_SET, ...environment },
  });
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  );
}

const START = ['https://www.kayalink.com'];

test('thirteen questions, asked again where an answer cannot be used, make a file that only its owner reads', async () => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const folder = temporaryDirectory();
  const out = join(folder, 'env');
  const answers = [
    'www.kayalink.com',
    ...START,
    `smtp://127.0.0.1:${port}`,
    'Desk #1 <desk@kayalink.com>',
    'sales@kayalink.com',
    ...['', '', ''],
    join(folder, 'data'),
    ...['', '365', '1', '', ''],
  ];
  const { code, said } = await setUp(['--out', out], `${answers.join('\n')}\n`);
  server.close();
  expect(said).toContain('13 of 13. on: pages say');
  expect(said).toContain('SITE_URL: write the address that visitors use');
  expect(said).toMatch(/✓ Mail server +127\.0\.0\.1:\d+ takes e-mail/);
  expect(said).toContain('npm run check:launch');
  expect(code).toBe(0);
  expect(parseEnv(readFileSync(out, 'utf8'))).toMatchObject({
    SITE_URL: 'https://www.kayalink.com',
    MAIL_FROM: 'Desk #1 <desk@kayalink.com>',
    LEAD_RETENTION_DAYS: '365',
    TRUST_PROXY: '1',
    SAMPLES: 'on',
  });
  expect(statSync(out).mode & 0o777).toBe(0o600);
});

test('answers that end too early change nothing', async () => {
  const out = join(temporaryDirectory(), 'env');
  expect(await setUp(['--out', out], START.join('\n'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('nothing is written'),
  });
  expect(() => readFileSync(out)).toThrow('ENOENT');
});

test('a machine is asked nothing, and told what cannot be reached; a file that is there stays as it is', async () => {
  const folder = temporaryDirectory();
  const out = join(folder, 'env');
  const settings = { SMTP_URL: 'smtp://127.0.0.1:9', DATA_DIR: folder };
  const { code, said } = await setUp(['--yes', '--out', out], '', settings);
  expect(said).toMatch(/✗ Mail server +its port is closed/);
  expect(said).toContain('What failed is corrected in the file that was written');
  expect(said).not.toContain('1 of 13');
  expect(code).toBe(1);
  const written = readFileSync(out, 'utf8');
  expect(parseEnv(written)).toMatchObject(settings);
  const again = await setUp(['--yes', '--out', out], '');
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('stays as it is') });
  expect(readFileSync(out, 'utf8')).toBe(written);
});
