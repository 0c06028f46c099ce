import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '#tests/support/process.ts';
import { openEditor } from './open-editor.ts';

const URL_OF_EDITOR = 'https://edit.kayalink.example';
const SIGN_IN = { socket: 'http.sock', url: URL_OF_EDITOR, 'email-header': 'X-Email' };

test.each([
  ['a port that is none', { port: '70000' }, 'Write --port'],
  ['a port beside a socket', { ...SIGN_IN, port: '8082' }, 'not both'],
  ['a header on a port', { 'email-header': 'X-Email', url: URL_OF_EDITOR }, 'together'],
  ['a name without an address', { 'name-header': 'X-Name' }, 'together'],
  ['a socket without a sign-in', { socket: 'http.sock' }, 'together'],
  ['an address without TLS', { ...SIGN_IN, url: 'http://edit.kayalink.example' }, 'Write --url'],
  ['an address with a path', { ...SIGN_IN, url: `${URL_OF_EDITOR}/editor` }, 'Write --url'],
  ['a header that is none', { ...SIGN_IN, 'email-header': 'X Email:' }, 'Write --email-header'],
  ['a push where there is no remote', { port: '0', push: true }, "'main' has no branch of a remote"],
])('%s is refused in words', async (_what, options, says) => {
  await expect(openEditor({ contentDirectory: folderInGit() }, { push: false, ...options })).rejects.toThrow(
    says,
  );
});

test('a port that is in use is refused with the option that chooses another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const options = { port: String(port), push: false };
  await expect(openEditor({ contentDirectory: folderInGit() }, options)).rejects.toThrow(
    `choose another port: --port ${port + 1}`,
  );
});

test('behind a sign-in only the owner and the group of the socket reach the editor', async () => {
  const contentDirectory = folderInGit();
  const socket = join(contentDirectory, 'http.sock');
  const { text } = await openEditor({ contentDirectory }, { ...SIGN_IN, socket, push: false });
  expect(statSync(socket).mode & 0o777).toBe(0o660);
  expect(text).toContain(`Edit the content at ${URL_OF_EDITOR}/.`);
  process.emit('SIGTERM');
});

function folderInGit(): string {
  const folder = join(temporaryDirectory(), 'content');
  mkdirSync(folder);
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words]);
  git('init', '--quiet', '--initial-branch=main');
  return folder;
}
