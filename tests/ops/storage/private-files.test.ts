import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { runCommand } from '#tests/support/cli.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { SERVER_CACHE } from '../../../tools/run/steps/node.mjs';
import { sendJson } from '../resilience/visitors.ts';

/** The usual mask of a machine: everybody may read new files. */
const EASY_UMASK = 'umask 022; exec "$@"';
const OTHERS = 0o077;

/** Runs a script of `server/` as a machine with an easy umask does, until the test ends. */
function run(script: string, words: string[], environment: Record<string, string>) {
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
  const end = () => {
    child.kill('SIGTERM');
    return ended;
  };
  onTestFinished(async () => void (await end()));
  return { printed: () => output, ended, end };
}

/** Everything in a folder, and itself, that others may do something with. */
async function openIn(folder: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const { mode } = await stat(join(folder, name));
    if (mode & OTHERS) open.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  return open;
}

test('nobody else reads what the server makes, nor what a version before left open; the doctor finds it and changes nothing', async () => {
  const folder = join(temporaryDirectory(), 'data');
  await (await openStorage(folder)).close();
  for (const name of ['mail', 'compiled']) await mkdir(join(folder, name));
  for (const name of ['mail/old.eml', 'compiled/code', 'kept-pages.json']) {
    await writeFile(join(folder, name), 'words');
    await chmod(join(folder, name), 0o644);
  }
  for (const name of ['mail', 'compiled', '.']) await chmod(join(folder, name), 0o755);
  const doctor = await runCommand('doctor', {
    ...NOTHING_SET,
    DATA_DIR: folder,
    CONTENT_DIR: inject('fewEntries'),
  });
  expect(doctor).toMatchObject({
    code: 1,
    out: expect.stringMatching(/✗ Privacy of the data .*chmod -R go= /),
  });
  expect(await openIn(folder)).toHaveLength(6);

  const server = run('server/main.ts', [], { DATA_DIR: folder });
  await expect.poll(server.printed).toMatch(/http:\/\/[\w.:]+\d/);
  const [address = ''] = /http:\/\/[\w.:]+\d/.exec(server.printed()) ?? [];
  expect((await sendJson(address)).status).toBe(201);
  await expect.poll(() => readdir(join(folder, 'mail'))).toHaveLength(3);
  expect(await openIn(folder)).toEqual([]);
  await server.end();
  expect(await openIn(folder)).toEqual([]);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['kayalink.db', 'content.db', 'mail']));
  expect(server.printed().match(/closed to other users of this machine/g)).toHaveLength(6);
});

test('nobody else reads what a command makes, a backup neither', async () => {
  const folder = temporaryDirectory();
  const DATA_DIR = join(folder, 'data');
  const trips = join(folder, 'trips.csv');
  await writeFile(trips, 'waybill,completed_on,tonnes,origin,destination\nKYL-1,2026-11-01,30,Lagos,Kano\n');
  expect(await run('server/cli/trips.ts', ['import', trips], { DATA_DIR }).ended).toBe(0);
  expect((await stat(DATA_DIR)).mode & 0o777).toBe(0o700);
  expect(await openIn(DATA_DIR)).toEqual([]);
  const file = join(folder, 'backup.db');
  expect(await run('server/cli/backup.ts', [file], { DATA_DIR }).ended).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
