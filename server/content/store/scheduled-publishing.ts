import type { Replica } from './replica/replica.ts';

/** How often scheduled entries are looked at: new ones come with any change, and clocks are set. */
const LOOK_MS = 10_000;

/**
 * Shows scheduled entries when their time has come, by the clock of this process: each has its own copy of the entries.
 * @param failed takes what kept them from being shown; it is tried again
 * @returns a function that stops it
 */
export function showWhenDue(replica: Replica, failed: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  const look = () => {
    try {
      replica.release();
    } catch (error) {
      failed(error);
    }
    const next = replica.read((reader) => reader.nextAppearance()) - Date.now();
    timer = setTimeout(look, next > 0 ? Math.min(next, LOOK_MS) : LOOK_MS).unref();
  };
  look();
  return () => clearTimeout(timer);
}
