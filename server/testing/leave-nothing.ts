/** Runs in each test file: those of a worker share its modules and globals, so each leaves them as they were (vitest.config.ts). */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
