import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { SENDER } from '#tests/support/sender.ts';
import { SERVER_CACHE } from '../../../tools/run/steps/node.mjs';

/** The usual mask of a machine: everybody may read new files. */
const EASY_UMASK = 'umask 022; exec "$@"';
const OTHERS = 0o077;

interface Running {
  printed: () => string;
  ended: Promise<number | null>;
  end: () => Promise<number | null>;
}

/** Runs a script of `server/` as a machine with an easy umask does. */
function run(script: string, words: string[], environment: Record<string, string>): Running {
  const child = spawn('/bin/sh', ['-c', EASY_UMASK, 'sh', process.execPath, script, ...words], {
    env: {
      ...NOTHING_SET,
      ...SERVER_CACHE,
      PORT: '0',
      CONTENT_DIR: inject('fewEntries'),
      WARM_SECONDS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    printed: () => output,
    ended,
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Everything in a folder, and itself, that others may do something with. */
async function openIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const open: string[] = [];
  for (const name of ['.', ...names]) {
    const { mode } = await stat(join(folder, name));
    if (mode & OTHERS) open.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  return open;
}

/** The rights to everything in a folder, and to itself, by name. */
async function modesIn(folder: string): Promise<Record<string, string>> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = names.map(async (name) => [
    name,
    ((await stat(join(folder, name))).mode & 0o777).toString(8),
  ]);
  return Object.fromEntries(await Promise.all(modes));
}

/** A folder as a version before has left it: open, with a database, its log and an e-mail that everybody may read. */
async function leftOpen(): Promise<string> {
  const folder = join(temporaryDirectory(), 'data');
  await mkdir(join(folder, 'mail'), { recursive: true });
  await writeFile(join(folder, 'mail', 'old.eml'), 'To: amina@example.com');
  await writeFile(join(folder, 'kept-pages.json'), '[]');
  await run('server/cli/trips.ts', ['import', await tripsFile()], { DATA_DIR: folder }).ended;
  for (const [name, mode] of [
    ['mail/old.eml', 0o644],
    ['kept-pages.json', 0o664],
    ['mail', 0o755],
    ['.', 0o755],
  ] as const)
    await chmod(join(folder, name), mode);
  return folder;
}

/** A trip, for the command that may be the first to make a database. */
async function tripsFile(): Promise<string> {
  const file = join(temporaryDirectory(), 'trips.csv');
  await writeFile(file, 'waybill,completed_on,tonnes,origin,destination\nKYL-1,2026-11-01,30,Lagos,Kano\n');
  return file;
}

async function serveAWhile(DATA_DIR: string, script = 'server/main.ts'): Promise<string[]> {
  const server = run(script, [], { DATA_DIR, NODE_COMPILE_CACHE: join(DATA_DIR, 'compiled') });
  await expect.poll(server.printed).toMatch(/http:\/\/[\w.:]+\d/);
  const [, address = ''] = /(http:\/\/[\w.:]+\d)/.exec(server.printed()) ?? [];
  const answer = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...SENDER, message: 'One load' }),
  });
  expect(answer.status).toBe(201);
  const mails = async () => (await readdir(join(DATA_DIR, 'mail'))).filter((name) => name.endsWith('.eml'));
  await expect.poll(mails).toHaveLength(2);
  const whileItRuns = await openIn(DATA_DIR);
  await server.end();
  return [...whileItRuns, ...(await openIn(DATA_DIR))];
}

test('nobody else reads what the server makes: folders, database and its log, e-mail, caches', async () => {
  const folder = join(temporaryDirectory(), 'data');
  expect(await serveAWhile(folder)).toEqual([]);
  const names = await readdir(folder);
  for (const name of ['kayalink.db', 'content.db', 'mail', 'compiled']) expect(names).toContain(name);
});

test('what a version before left open to others is closed at the start', async () => {
  const folder = await leftOpen();
  expect(await openIn(folder)).toHaveLength(4);
  const server = run('server/main.ts', [], { DATA_DIR: folder });
  await expect.poll(server.printed).toMatch(/http:\/\/[\w.:]+\d/);
  await server.end();
  expect(await openIn(folder)).toEqual([]);
  expect(server.printed().match(/closed to other users of this machine/g)).toHaveLength(4);
});

test('a wrong DATA_DIR stays as it is, and so does what links in it lead to', async () => {
  const home = temporaryDirectory();
  const elsewhere = join(temporaryDirectory(), 'elsewhere');
  for (const folder of [join(home, 'mail'), join(home, 'www'), join(elsewhere, 'sub')]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), 'public');
    await chmod(join(folder, 'index.html'), 0o644);
    await chmod(folder, 0o755);
  }
  await chmod(home, 0o755);
  await symlink(elsewhere, join(home, 'link'));
  const before = [await modesIn(home), await modesIn(elsewhere)];
  expect(await run('server/cli/leads.ts', ['list'], { DATA_DIR: home }).ended).toBe(1);
  expect([await modesIn(home), await modesIn(elsewhere)]).toEqual(before);

  // Twice: the first start makes a database there.
  for (let start = 0; start < 2; start += 1) {
    const server = run('server/main.ts', [], { DATA_DIR: home });
    await expect.poll(server.printed).toMatch(/http:\/\/[\w.:]+\d/);
    await server.end();
  }
  expect(await modesIn(home)).toMatchObject(before[0] ?? {});
  expect(await modesIn(elsewhere)).toEqual(before[1]);
});

test('nobody else reads what a command makes', async () => {
  const folder = join(temporaryDirectory(), 'data');
  await run('server/cli/trips.ts', ['import', await tripsFile()], { DATA_DIR: folder }).ended;
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await openIn(folder)).toEqual([]);
});

test('nobody else reads a backup, nor it while it is made', async () => {
  const folder = temporaryDirectory();
  const file = join(folder, 'backup.db');
  await run('server/cli/trips.ts', ['import', await tripsFile()], { DATA_DIR: join(folder, 'data') }).ended;
  expect(await run('server/cli/backup.ts', [file], { DATA_DIR: join(folder, 'data') }).ended).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('the doctor finds what is open, says what to do, and changes nothing', async () => {
  const folder = await leftOpen();
  const doctor = run('server/cli/doctor.ts', [], { DATA_DIR: folder });
  expect(await doctor.ended).toBe(1);
  expect(doctor.printed()).toMatch(/✗ Privacy of the data .*chmod -R go= /);
  expect(await openIn(folder)).toHaveLength(4);
});

test('a folder that everybody writes into is complained about, and links are not followed', async () => {
  const folder = temporaryDirectory();
  const elsewhere = join(temporaryDirectory(), 'of-others');
  await writeFile(elsewhere, 'public', { mode: 0o644 });
  await chmod(elsewhere, 0o644);
  await symlink(elsewhere, join(folder, 'link'));
  await chmod(folder, 0o1777);
  const command = run('server/cli/trips.ts', ['import', await tripsFile()], { DATA_DIR: folder });
  expect(await command.ended).toBe(0);
  expect(command.printed()).toContain(`Warning: other users of this machine may read ${folder}`);
  expect((await stat(folder)).mode & 0o1777).toBe(0o1777);
  expect((await stat(elsewhere)).mode & 0o777).toBe(0o644);
});
