import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { copyFewEntries } from '../../../../tests/support/few-entries.ts';
import { PreviewSite } from '../preview/preview-site.ts';
import { repositoryOf } from '../saving/repository.ts';
import { editorServer } from './editor-server.ts';

/** A few entries of the content: each save is held against all that are there. */
export const copyContent = (directory: string) =>
  copyFewEntries(directory, ['return-loads', 'pallets-by-the-numbers', 'what-a-pallet-costs-to-keep']);

/** A build of a module of pages. */
function buildOf(folder: string, pages: string): string {
  const build = join(folder, 'dist');
  for (const each of ['server', 'client']) mkdirSync(join(build, each), { recursive: true });
  writeFileSync(join(build, 'server/entry.mjs'), pages);
  return build;
}

/**
 * Opens the editor of a new repository with a copy of the content, as the page in the browser asks it.
 * @param copy makes the copy
 * @param pages the module of pages of a build, which shows what is typed
 */
export async function editorForTests(
  copy: (directory: string) => unknown = copyContent,
  pages: string | undefined = undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-editor-'));
  const git = (...words: string[]) => execFileSync('git', ['-C', folder, ...words], { encoding: 'utf8' });
  mkdirSync(join(folder, 'decap'));
  copy(join(folder, 'content'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Editor');
  git('config', 'user.email', 'editor@kayalink.example');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Begin');
  const content = join(folder, 'content');
  const preview = pages === undefined ? undefined : await PreviewSite.of(content, buildOf(folder, pages));
  const app = editorServer(await repositoryOf(content), join(folder, 'decap'), undefined, preview);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  async function post(path: string, sent: object) {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(sent),
    });
    return { status: answer.status, body: await answer.json() };
  }
  const ask = (action: string, params = {}) => post('/actions', { action, params });
  const save = (path: string, raw: string) =>
    ask('persistEntry', {
      dataFiles: [{ path, raw }],
      assets: [],
      options: { commitMessage: `Update ${path}` },
    });
  const shown = async (path: string): Promise<string> => (await ask('getEntry', { path })).body.data;
  /** A form with other values in some fields. */
  async function edited(path: string, values: Record<string, unknown>): Promise<string> {
    const [, head = '', body = ''] = (await shown(path)).split(/^---$/m);
    return `---\n${stringify({ ...parse(head), ...values })}---${body}`;
  }
  return {
    folder,
    address,
    git,
    post,
    ask,
    save,
    shown,
    edited,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    has: (path: string) => existsSync(join(folder, path)),
    remove: (path: string) =>
      ask('deleteFiles', { paths: [path], options: { commitMessage: `Delete ${path}` } }),
    /** Takes back all that was saved. */
    reset() {
      const [first = ''] = git('rev-list', '--max-parents=0', 'HEAD').split('\n');
      git('reset', '--quiet', '--hard', first);
      git('clean', '--quiet', '-fd', 'content');
    },
    async close() {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
