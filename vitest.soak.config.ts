import { defineConfig } from 'vitest/config';
import standard from './vitest.config.ts';

/** `npm run test:soak`: what a run of all tests does for a moment, for as long as one likes to wait. */
export default defineConfig({
  test: { ...standard.test, provide: { crashRounds: 25 }, include: ['tests/leads/crash.test.ts'] },
});
