import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Installed } from './fetch.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browsers that are there. */
    engines: Installed[];
  }
}

/** The built site in real old browsers, one after the other; tools/browsers/run.mjs says in which. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['tests/browsers/**/*.browser.ts'],
    globalSetup: ['tests/browsers/website.ts'],
    provide: { engines: JSON.parse(process.env['OLD_BROWSERS'] ?? '[]') as Installed[] },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
  },
});
