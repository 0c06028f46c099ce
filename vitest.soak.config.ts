import { defineConfig } from 'vitest/config';
import standard from './vitest.config.ts';

/** `npm run test:soak`: what a run of all tests does for a moment, for as long as one likes to wait. */
export default defineConfig({
  test: {
    ...standard.test,
    provide: { crashRounds: 25, malformedRequests: 100_000, malformedBodies: 2000, slowFailures: true },
    include: [
      'tests/leads/crash.test.ts',
      'tests/ops/resilience/errors.test.ts',
      'tests/http/trust/malformed.test.ts',
      'tests/ops/soak/*.soak.ts',
    ],
    fileParallelism: false,
  },
});
