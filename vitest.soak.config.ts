import { mergeConfig } from 'vitest/config';
import standard from './vitest.config.ts';

/** `npm run test:soak`: what a run of all tests does for a moment, for as long as one likes to wait. */
export default mergeConfig(standard, {
  test: {
    provide: { crashRounds: 25, malformedRequests: 60_000 },
    include: ['tests/leads/crash.test.ts', 'tests/trust/malformed.test.ts'],
  },
});
