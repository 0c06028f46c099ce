import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyFewEntries } from '#tests/support/few-entries.ts';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';

const SCRIPT = resolve('deploy/pull-content.sh');
const POST = 'content/blog/a-waybill-line-by-line.md';

/** Nothing of this machine's own git. */
const ENVIRONMENT = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Editor',
  GIT_AUTHOR_EMAIL: 'editor@example.com',
  GIT_COMMITTER_NAME: 'Editor',
  GIT_COMMITTER_EMAIL: 'editor@example.com',
};

/** A repository, the clone of an editor and that of the server. */
function clones() {
  const folder = temporaryDirectory();
  const [central, editor, server] = ['central.git', 'editor', 'server'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const git = (directory: string, ...words: string[]) =>
    execFileSync('git', ['-C', directory, ...words], { env: ENVIRONMENT, encoding: 'utf8', stdio: 'pipe' });
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', central);
  git(folder, 'clone', '--quiet', central, editor);
  copyFewEntries(join(editor, 'content'));
  const push = (message: string) => {
    git(editor, 'add', '--all');
    git(editor, 'commit', '--quiet', '--message', message);
    git(editor, 'push', '--quiet', 'origin', 'HEAD:main');
  };
  push('All content');
  git(folder, 'clone', '--quiet', central, server);
  const pull = () => spawnSync('sh', [SCRIPT, server], { env: ENVIRONMENT, encoding: 'utf8' });
  return { editor, server, push, pull, data: join(folder, 'data') };
}

/** Writes another title into a post. */
function retitle(clone: string, title: string): void {
  const file = join(clone, POST);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title:.*$/m, `title: ${title}`));
}

test('what an editor pushes is on the running site after a pull, and an error in it keeps the last good version', async () => {
  const { editor, server, push, pull, data } = clones();
  const site = startServer({ CONTENT_DIR: join(server, 'content'), DATA_DIR: data });
  const page = async () =>
    (await fetch(`${await site.address}/resources/blog/a-waybill-line-by-line`)).text();
  for (const title of ['The first pushed title', 'The second pushed title']) {
    retitle(editor, title);
    push(title);
    const { status, stdout } = pull();
    expect([status, stdout]).toEqual([0, expect.stringMatching(`^content: [0-9a-f]+ ${title}\n$`)]);
    await expect.poll(page).toContain(title);
  }
  expect(pull()).toMatchObject({ status: 0, stdout: '' });

  retitle(editor, 'Ports: an error');
  push('An error');
  expect(pull().status).toBe(0);
  await expect.poll(site.printed).toContain('a colon in the text needs quotes');
  expect(await page()).toContain('The second pushed title');
});

test('a clone that somebody has changed stays as it is, and the pull says why it ends', () => {
  const { editor, server, push, pull } = clones();
  retitle(editor, 'A pushed title');
  push('A title');
  appendFileSync(join(server, POST), '\nWritten on the server.\n');
  const { status, stderr } = pull();
  expect(status).not.toBe(0);
  expect(stderr).toContain(POST);
  expect(readFileSync(join(server, POST), 'utf8')).toContain('Written on the server.');
});
