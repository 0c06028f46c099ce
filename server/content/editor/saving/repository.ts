import { execFile } from 'node:child_process';
import { lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { lagosSortedTime } from '#domain/shared/dates.ts';
import { CommandError } from '../../../platform/errors.ts';
import { Refused } from '../writing/refused.ts';

const run = promisify(execFile);
/** A remote that does not answer holds up those who save no longer than this. */
const REMOTE_MS = 20_000;

/** Somebody who edits, as the author of a commit. */
export interface Person {
  name: string;
  email: string;
}

/** The git repository in which the content folder lies. */
export interface Repository {
  /** Its folder. */
  root: string;
  /** The content folder within it, with forward slashes; empty where it is the whole. */
  contentFolder: string;
  /** The branch that is checked out. */
  branch: string;
  /** Whether each save goes to the remote at once. */
  sends: boolean;
}

/**
 * @param sends whether each save goes to the remote at once
 * @throws CommandError when the folder is in no repository, no branch is checked out there, or it has no remote to send to
 */
export async function repositoryOf(contentDirectory: string, sends = false): Promise<Repository> {
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
  if (sends)
    await git(directory, 'rev-parse', '@{upstream}').catch((error: Error) => {
      throw new CommandError(`'${branch}' has no branch of a remote to send to: ${error.message}`);
    });
  const contentFolder = relative(await realpath(root), directory)
    .split(sep)
    .join('/');
  return { root, contentFolder, branch, sends };
}

/** The path within the repository of one below the content folder, with forward slashes. */
export function below(contentFolder: string, path: string): string {
  return contentFolder === '' ? path : `${contentFolder}/${path}`;
}

/**
 * Writes files and commits them, and nothing else that may be staged; all of it or nothing.
 * @param files their bytes, by path within the repository; a file without any is removed
 * @param author who saved them, where it is not git's own user
 * @throws Error with what git says
 */
export async function commitFiles(
  root: string,
  files: ReadonlyMap<string, string | Buffer | undefined>,
  message: string,
  author?: Person,
): Promise<void> {
  const paths = [...files.keys()];
  const before = new Map<string, Buffer | undefined>();
  try {
    for (const [path, bytes] of files) {
      const file = join(root, path);
      before.set(path, await readFile(file).catch(() => undefined));
      await put(file, bytes);
    }
    await git(root, 'add', '--', ...paths);
    await gitAs(author, root, 'commit', '--quiet', '--message', message, '--only', '--', ...paths);
  } catch (error) {
    for (const [path, bytes] of before) await put(join(root, path), bytes);
    await git(root, 'reset', '--quiet', '--', ...paths).catch(() => undefined);
    throw error;
  }
}

async function put(file: string, bytes: string | Buffer | undefined): Promise<void> {
  if (bytes === undefined) return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/**
 * Reads a file of the repository; nothing where there is none.
 * @throws Refused when a link is on the way, which may lead out of the content folder
 */
export async function readText(root: string, path: string): Promise<string | undefined> {
  const file = join(await realpath(root), path);
  const refused = new Refused(`${path} is a link, and is not edited here.`);
  try {
    if ((await realpath(file)) !== file) throw refused;
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const isBrokenLink = await lstat(file).then(
      (found) => found.isSymbolicLink(),
      () => false,
    );
    if (isBrokenLink) throw refused;
    return undefined;
  }
}

/** Who changed a file last and when, in words; nothing where git does not know it. */
export async function lastChange(root: string, path: string): Promise<string | undefined> {
  if (await git(root, 'status', '--porcelain', '--', path))
    return 'it was changed on this machine and not committed';
  const [name, time] = (await git(root, 'log', '-1', '--format=%an%n%cI', '--', path)).split('\n');
  return name && time && `${name} saved it at ${lagosSortedTime(time)}`;
}

/** Brings the newest commits of the remote below our own. @throws Error with what git says, and everything is as before */
export async function fetchNewest(root: string, author?: Person): Promise<void> {
  // While somebody rebases by hand, no branch is checked out, and theirs is not ours to end.
  await git(root, 'symbolic-ref', '--quiet', 'HEAD').catch(() => {
    throw new Error('No branch is checked out.');
  });
  try {
    await git(root, 'fetch', '--quiet');
    // By itself, git leaves out what the remote had once and has no longer: nobody's save goes in silence.
    await gitAs(author, root, 'rebase', '--quiet', '--no-fork-point', '@{upstream}');
  } catch (error) {
    await git(root, 'rebase', '--abort').catch(() => undefined);
    throw error;
  }
}

/** Sends our commits to the remote, on top of what others sent. @throws Error with what git says */
export async function sendCommits(root: string, author?: Person): Promise<void> {
  await git(root, 'push', '--quiet').catch(async () => {
    await fetchNewest(root, author);
    await git(root, 'push', '--quiet');
  });
}

const git = (directory: string, ...words: string[]) => gitAs(undefined, directory, ...words);

async function gitAs(author: Person | undefined, directory: string, ...words: string[]): Promise<string> {
  const as = author ? ['-c', `user.name=${author.name}`, '-c', `user.email=${author.email}`] : [];
  const isRemote = words[0] === 'fetch' || words[0] === 'push';
  try {
    const { stdout } = await run(
      'git',
      ['-C', directory, ...as, ...words],
      isRemote ? { timeout: REMOTE_MS } : {},
    );
    return stdout.trim();
  } catch (error) {
    const { stderr, killed } = error as { stderr?: string; killed?: boolean };
    if (killed) throw new Error(`The remote did not answer within ${REMOTE_MS / 1000} seconds.`);
    throw new Error(stderr?.trim() || (error as Error).message);
  }
}
