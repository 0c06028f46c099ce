import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { text as textOf } from 'node:stream/consumers';
import type { GuideOrder } from '#domain/entries/guide-pdf.ts';

/** In MB; setting the longest guide takes less than half of it. */
const MEMORY_MB = 512;
/** In ms; on a slow machine a guide takes half a minute. */
const TIME_LIMIT_MS = 300_000;
/** Visitors come first. */
const LOW_PRIORITY = 10;

/** Makes the files of a guide. */
export type MakeGuide = (order: GuideOrder, signal: AbortSignal) => Promise<void>;

/**
 * Makes them by the program of the build, one process for each.
 * @param program absolute path of `make-files.mjs`
 */
export function guideMaker(program: string): MakeGuide {
  return async (order, signal) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, program], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { NODE_ENV: 'production' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    // A process that ends at once takes no input; its exit code says why.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(order));
    const said = textOf(child.stderr);
    const closed = once(child, 'close');
    if (child.pid !== undefined) lower(child.pid);
    const [code] = await closed;
    if (code !== 0) throw new Error(`the program ended with ${code}: ${(await said).trim()}`);
  };
}

function lower(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // Not every system lets us.
  }
}
