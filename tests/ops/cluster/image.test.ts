import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { untilReady } from '#tests/support/process.ts';
import { quietPort } from '#tests/support/quiet-port.ts';
import { Replica } from '#tests/support/replica.ts';
import { SENDER } from '#tests/support/sender.ts';
import { INPUTS, isBuilt } from '../../../tools/run/steps/build.mjs';
import { layOutImage } from './image-files.ts';

const LAYING_OUT_MS = 120_000;
const scripts = Object.values(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);
/** The programs of the server that `npm run …` calls, without their folder and ending. */
const COMMANDS = scripts.flatMap(
  (script) => /^node (?:--import \S+ )?server\/cli\/([\w-]+)\.ts$/.exec(script)?.[1] ?? [],
);

const folder = mkdtempSync(join(tmpdir(), 'kayalink-image-'));
const image = join(folder, 'site');
const DATA_DIR = join(folder, 'data');

beforeAll(async () => {
  layOutImage(image);
  const storage = await openStorage(DATA_DIR);
  const enquiry = { kind: 'contact', ...SENDER, message: 'Ten trucks' } as const;
  await new LeadStore(storage, 'example.com').accept({ enquiry, suspectedSpam: false, requestId: 'r' });
  await storage.close();
}, LAYING_OUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as in the container, where there is no npm. */
function run(command: string, ...words: string[]): Promise<{ code: number; out: string; errors: string }> {
  return new Promise((resolve) => {
    const env = { ...NOTHING_SET, PATH: '', DATA_DIR, SMTP_URL: 'files' };
    execFile(
      process.execPath,
      [`server/cli/${command}.ts`, ...words],
      { cwd: image, env, maxBuffer: 64 * 1024 * 1024 },
      (error, out, errors) => resolve({ code: Number(error?.code ?? 0), out, errors }),
    );
  });
}

test('the image holds no tests, tools or secrets', () => {
  expect(readdirSync(image).sort()).toEqual([
    'content',
    'dist',
    'domain',
    'node_modules',
    'package.json',
    'server',
    'src',
  ]);
  const names = readdirSync(join(image, 'server'), { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.test.ts') || name.startsWith('testing'))).toEqual([]);
  const packages = readdirSync(join(image, 'node_modules'));
  expect(packages).toContain('fastify');
  for (const tool of ['vitest', 'typescript', '@playwright', 'astro', 'vite'])
    expect(packages).not.toContain(tool);
});

test.each(COMMANDS)('%s tells how it is used, as in the container', async (command) => {
  const { code, out, errors } = await run(command, '--help');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(out).toContain('npm run');
});

const CALLS: [string, ...string[]][] = [
  ['content', 'check'],
  ['content', 'export', join(folder, 'site.json')],
  ['content', 'import', join(folder, 'site.json'), '--into', join(folder, 'content')],
  ['rates', 'check'],
  ['leads', 'list'],
  ['leads', 'stats'],
  ['leads', 'digest', '--print'],
  ['leads', 'export', '--out', join(folder, 'leads.csv')],
  ['newsletter', 'export'],
  ['keys', 'list'],
  ['trips', 'list'],
  ['backup', join(folder, 'backup.db')],
];

test('commands do in the container what they do on a machine', async () => {
  for (const [command, ...words] of CALLS) {
    const { code, errors } = await run(command, ...words);
    expect({ code, errors: errors.replace(/^Database: .*\n/, '') }, `${command} ${words[0]}`).toEqual({
      code: 0,
      errors: '',
    });
  }
  const { out } = await run('launch', '--json');
  expect(JSON.parse(out)).toContainEqual(
    expect.objectContaining({ where: 'SITE_URL', says: expect.any(String) }),
  );
  const findings: { name: string; well: boolean }[] = JSON.parse((await run('doctor', '--json')).out);
  for (const name of ['Build', 'Content folder', 'SQLite', 'Schema'])
    expect(findings, name).toContainEqual(expect.objectContaining({ name, well: true }));
});

test('the site starts from the files of the image, and is ready', async () => {
  const port = await quietPort();
  const environment = { ...NOTHING_SET, SMTP_URL: 'files' };
  const replica = new Replica({ port, folder: DATA_DIR, environment });
  try {
    await replica.start(image);
    await untilReady(replica.address);
    expect(await (await fetch(replica.address)).text()).toContain('</html>');
  } finally {
    await replica.stop();
  }
});

/** Makes of the image's files what `npm ci --omit=dev` leaves of a whole checkout. @returns the folder of an npm that reaches no registry */
function becomeCheckout(): string {
  for (const part of [...INPUTS, 'tools/run']) {
    rmSync(join(image, part), { recursive: true, force: true });
    cpSync(part, join(image, part), { recursive: true });
  }
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const there = Object.entries(lock.packages).filter(([path, { dev }]) => !dev && existsSync(path || '.'));
  const record = JSON.stringify({ ...lock, packages: Object.fromEntries(there) });
  writeFileSync(join(image, 'node_modules/.package-lock.json'), record);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho >> ${join(folder, 'npm-called')}\nexit 1\n`, {
    mode: 0o755,
  });
  return bin;
}

test('npm start serves what is there in production, without the tools, and asks npm for nothing that is not missing', async () => {
  const bin = becomeCheckout();
  const port = String(await quietPort());
  const child = spawn(process.execPath, ['tools/run/start.mjs'], {
    cwd: image,
    env: { ...NOTHING_SET, PATH: bin, NODE_ENV: 'production', DATA_DIR, PORT: port, SMTP_URL: 'files' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  try {
    await expect.poll(() => printed).toContain('The site is at');
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toContain('</html>');
    // A build of before is served where it cannot be made anew; npm is asked then, and only then.
    expect(existsSync(join(folder, 'npm-called'))).toBe(!isBuilt());
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
});
