/** Runs in each test file: those of a worker share its modules and globals, so each leaves them as they were (vitest.config.ts). */
import { afterAll, vi } from 'vitest';

const mask = process.umask();
const clocks = {
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  clearImmediate,
  Date,
  performance,
};

afterAll(() => {
  // A data folder that is opened closes to others all that the process writes later.
  process.umask(mask);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // A spy on a false timer puts that one back, even when it was restored before.
  Object.assign(globalThis, clocks);
});
