import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of content at one moment. */
export interface FolderListing {
  /** Each file's path below the folder, with forward slashes, and a stamp that another save of it changes; sorted. */
  files: Map<string, string>;
  /** The folder itself and those below it, as paths that can be opened. */
  folders: string[];
}

/**
 * Files that are looked at in one go. Visitors wait while the answers of the disk are dealt with, 3 ms for so many; between two goes a page may be
 * made, so with fewer a look at thousands of files takes seconds where pages are being made.
 */
const TOGETHER = 250;
/** Files that editors and systems keep for themselves. */
const PRIVATE = /^\.|~$/;

/**
 * Lists the files of a folder at any depth, those that links lead to as well; links to folders are not followed.
 * @throws the system's error when there is no such folder
 */
export async function listFolder(directory: string): Promise<FolderListing> {
  const found: FolderListing = { files: new Map(), folders: [] };
  await walk(directory, '', found);
  return { ...found, files: new Map([...found.files].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** Whether two listings are of the same files, unchanged. */
export function isUnchanged(a: FolderListing, b: FolderListing): boolean {
  if (a.files.size !== b.files.size) return false;
  for (const [path, stamp] of a.files) if (b.files.get(path) !== stamp) return false;
  return true;
}

async function walk(folder: string, below: string, found: FolderListing): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  found.folders.push(folder);
  for (let at = 0; at < entries.length; at += TOGETHER)
    await Promise.all(entries.slice(at, at + TOGETHER).map((entry) => note(entry, folder, below, found)));
}

async function note(entry: Dirent, folder: string, below: string, found: FolderListing): Promise<void> {
  if (PRIVATE.test(entry.name)) return;
  const path = join(folder, entry.name);
  // A folder that is gone meanwhile is no part of it.
  if (entry.isDirectory()) return walk(path, `${below}${entry.name}/`, found).catch(() => {});
  const stamp = await stampOf(path);
  if (stamp !== undefined) found.files.set(below + entry.name, stamp);
}

/** Time of the last change of any kind to the nanosecond, number of the file, size. */
async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return [found.dev, found.ino, found.size, found.mtimeNs, found.ctimeNs].join(' ');
}
