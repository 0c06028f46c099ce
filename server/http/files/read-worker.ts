import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the build (tools/astro/service-worker.ts): the service worker, and the one that takes its place to end it. */
const FILES = { on: 'sw.js', off: 'end.js' } as const;

/**
 * The service worker that browsers get.
 * @param directory absolute path of `dist/worker`
 * @param offline whether pages shall open without a line
 * @returns its code; nothing where the build has made none
 */
export function readWorker(directory: string, offline: boolean): string | undefined {
  const file = join(directory, offline ? FILES.on : FILES.off);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
