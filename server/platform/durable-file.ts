import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Folders and files that hold personal data: only the user that runs the process reads them. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Ends the name of a file while it is written. */
const UNFINISHED = '.unfinished';

/** Writes a file whole or not at all; once it returns, the file is on the disk. */
export async function writeFileDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  await putInPlace(path, async (unfinished) => {
    const file = await open(unfinished, 'w', PRIVATE_FILE);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  });
  await syncFolder(folder);
}

/** Writes a file whole or not at all; one that a crash loses can be made again. */
export async function writeFileWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  await putInPlace(path, (unfinished) => writeFile(unfinished, bytes, { mode: PRIVATE_FILE }));
}

async function putInPlace(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = path + UNFINISHED;
  try {
    await write(unfinished);
    await rename(unfinished, path);
  } catch (error) {
    // On a full disk, half a file is in the way of the next.
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

/** Removes what a process left half written in a folder when it was killed. Only for a folder of one process, at its start. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.endsWith(UNFINISHED));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true }).catch(() => {})));
}

/** Makes what was written to a file last. */
export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the new name of a file last; Windows offers no such thing and needs none. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
