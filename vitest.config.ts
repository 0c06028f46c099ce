import { defineConfig } from 'vitest/config';

/** Unit and integration tests stand beside the code; tests/e2e belongs to Playwright. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    globalSetup: ['server/testing/shared-postgres.ts'],
    provide: { crashRounds: 2, malformedRequests: 10_000, slowFaults: false },
    include: ['{bench,build,domain,server,src,scripts,tests}/**/*.test.{ts,tsx}'],
  },
});
