import { execFile } from 'node:child_process';
import { mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { CommandError } from '../../platform/errors.ts';

const run = promisify(execFile);

/** The git repository in which the content folder lies. */
export interface Repository {
  /** Its folder. */
  root: string;
  /** The content folder within it, with forward slashes; empty where it is the whole. */
  contentFolder: string;
  /** The branch that is checked out. */
  branch: string;
}

/** @throws CommandError when the folder is in no repository, or no branch is checked out there */
export async function repositoryOf(contentDirectory: string): Promise<Repository> {
  const directory = await realpath(contentDirectory);
  const root = await git(directory, 'rev-parse', '--show-toplevel').catch((error: Error) => {
    throw new CommandError(
      `${contentDirectory} is in no git repository, in which the editor could save: ${error.message}`,
    );
  });
  const branch = await git(directory, 'symbolic-ref', '--short', 'HEAD').catch(() => {
    throw new CommandError(
      'No branch is checked out, on which the editor could save: `git switch` to one first.',
    );
  });
  const contentFolder = relative(await realpath(root), directory)
    .split(sep)
    .join('/');
  return { root, contentFolder, branch };
}

/**
 * Writes files and commits them, and nothing else that may be staged; all of it or nothing.
 * @param files their bytes, by path within the repository
 * @throws Error with what git says
 */
export async function commitFiles(
  root: string,
  files: ReadonlyMap<string, string | Buffer>,
  message: string,
): Promise<void> {
  const paths = [...files.keys()];
  const before = new Map<string, Buffer | undefined>();
  try {
    for (const [path, bytes] of files) {
      const file = join(root, path);
      before.set(path, await readFile(file).catch(() => undefined));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    await git(root, 'add', '--', ...paths);
    await git(root, 'commit', '--quiet', '--message', message, '--only', '--', ...paths);
  } catch (error) {
    for (const [path, bytes] of before)
      await (bytes ? writeFile(join(root, path), bytes) : rm(join(root, path), { force: true }));
    await git(root, 'reset', '--quiet', '--', ...paths).catch(() => undefined);
    throw error;
  }
}

async function git(directory: string, ...words: string[]): Promise<string> {
  try {
    const { stdout } = await run('git', ['-C', directory, ...words]);
    return stdout.trim();
  } catch (error) {
    const says = (error as { stderr?: string }).stderr?.trim();
    throw new Error(says || (error as Error).message);
  }
}
