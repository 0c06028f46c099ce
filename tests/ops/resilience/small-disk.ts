import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const CHUNK = 64 * 1024;

/** Whether this system lets us mount disks of our own: Linux, as root, outside of a sandbox that forbids it. */
export const canMount = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-disk-'));
  try {
    mount(folder, 'size=1m');
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
})();

/**
 * Mounts a disk in memory, until the test ends.
 * @param options of tmpfs, like `size=64m` or `ro`
 * @returns its folder
 */
export function mountDisk(options: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kayalink-disk-'));
  mount(folder, options);
  onTestFinished(() => {
    unmount(folder);
    rmSync(folder, { recursive: true });
  });
  return folder;
}

/** Fills a disk to the last page. @returns a function that frees it again */
export function fillDisk(folder: string): () => void {
  const filler = join(folder, 'filler');
  for (let size = CHUNK; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // The rest is smaller than that.
    }
  }
  return () => rmSync(filler);
}

function mount(folder: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder], { stdio: 'ignore' });
}

/** Lazily: a process that is just ending may still have a file open. */
function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
}
