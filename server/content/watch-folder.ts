import { watch } from 'node:fs';

/** Editors save in several steps; this long (in milliseconds) the folder must be quiet. */
const QUIET = 80;

/**
 * Calls back after files below a folder have changed, once for changes that come together, never twice at a time.
 * Does not keep the process alive.
 */
export function watchFolder(directory: string, changed: () => Promise<void>): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const watcher = watch(directory, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(changed);
    }, QUIET).unref();
  });
  return {
    close: () => {
      clearTimeout(timer);
      watcher.close();
    },
  };
}
