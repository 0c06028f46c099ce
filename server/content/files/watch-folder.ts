import { type Dirent, type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stampOf } from '../../platform/file-stamp.ts';

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
function isUnchanged(a: FolderListing, b: FolderListing): boolean {
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

/** Editors save in several steps; this long (in ms) the folder must be quiet. */
const QUIET_MS = 50;
/** Longest time (in ms) between two looks at a small folder: what no event tells is seen then. */
const PAUSE_MS = 1000;
/** A large folder is looked at less often, so that looking takes one part in so many of the time. */
const SHARE = 20;
/** Longest time (in ms) between two looks at any folder: a look that takes long by chance must not put off the next one for minutes. */
const LONGEST_PAUSE_MS = 10_000;

/** Watches a folder until it is closed. */
interface FolderWatch {
  /** Tells a change at the next look, even where nothing seems to have changed. */
  reload(): void;
  close(): void;
}

const NOTHING: FolderListing = { files: new Map(), folders: [] };

/**
 * Calls back after files below a folder have changed, once for changes that come together, never twice at a time. Events of
 * the system only hasten the next look: they do not report a folder that was replaced, of a link that leads elsewhere, nor
 * of files on a network. Does not keep the process alive.
 * @param known the folder as it was read last
 */
export function watchFolder(
  directory: string,
  known: FolderListing,
  changed: () => Promise<void>,
): FolderWatch {
  let last = known;
  let watchers: FSWatcher[] = [];
  let wake = () => {};
  let woken = false;
  let closed = false;
  let forced = false;

  const hasten = () => {
    woken = true;
    wake();
  };
  const watchAll = (folders: string[]) => {
    for (const watcher of watchers) watcher.close();
    watchers = closed ? [] : folders.flatMap((folder) => eventsOf(folder, hasten));
  };
  const pause = async (longest: number) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    wake = resolve;
    const timer = setTimeout(resolve, longest).unref();
    if (!woken) await promise;
    clearTimeout(timer);
    woken = false;
  };
  /** Waits until two looks find the same. */
  const settled = async (first: FolderListing) => {
    for (let before = first; ; ) {
      watchAll(before.folders);
      await delay(QUIET_MS, undefined, { ref: false });
      const now = await look(directory);
      if (closed || isUnchanged(before, now)) return now;
      before = now;
    }
  };
  const run = async () => {
    watchAll(known.folders);
    for (let longest = 0; !closed; ) {
      await pause(longest);
      const began = performance.now();
      const now = await look(directory);
      longest = Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS, SHARE * (performance.now() - began)));
      if (closed || (isUnchanged(last, now) && !forced)) continue;
      forced = false;
      last = await settled(now);
      if (!closed) await changed();
    }
  };
  run();
  return {
    reload: () => {
      forced = true;
      hasten();
    },
    close: () => {
      closed = true;
      watchAll([]);
      wake();
    },
  };
}

/** A folder that is not there, or not yet again, has no files. */
function look(directory: string): Promise<FolderListing> {
  return listFolder(directory).catch(() => NOTHING);
}

/** Events of one folder, not of those below it: Node's recursive watcher loses sight of files that are replaced. */
function eventsOf(folder: string, happened: () => void): FSWatcher[] {
  try {
    const watcher = watch(folder, { persistent: false }, happened);
    return [watcher.on('error', () => watcher.close())];
  } catch {
    // The folder is gone, or the system gives no more watchers: the looks go on.
    return [];
  }
}
