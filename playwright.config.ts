import { defineConfig } from '@playwright/test';
import { NOTHING_SET } from './server/config/config-variables.ts';
import { FAST_IN_BROWSER } from './tests/specification/statements.ts';
import { NO_LIMITS } from './tests/support/no-limits.ts';
import { CHROMIUM_FLAGS, installedChromium } from './tools/run/steps/chromium.mjs';
import { TIER } from './tools/run/steps/tiers.mjs';

/**
 * Tests in a real browser, on the production build, on a port that the system chooses. `npm test` runs them; by hand:
 * `npx playwright test`, after `npm run build`.
 */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  ...(TIER === 'fast' && { grep: FAST_IN_BROWSER }),
  // Rarer cases of a promise that another test holds in CI (docs/testing.md).
  ...(TIER === 'all' && { grepInvert: /@nightly/ }),
  // Node reads these as they are; to compile them anew takes seconds in each worker.
  build: { external: ['**/dist/**', '**/server/**', '**/domain/**'] },
  outputDir: 'test-results',
  fullyParallel: true,
  // Three for two cores (docs/testing.md): each waits for slow lines.
  workers: 3,
  // No test measures time by failing: a busy machine may take longer.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  // A race that comes once in many runs must not hide what else a run has found; tools/run/test.mjs names each repeated test.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  webServer: {
    command: 'node server/main.ts',
    env: {
      ...NOTHING_SET,
      PORT: '0',
      DATA_DIR: 'test-results/data',
      SITE_URL: 'https://www.kayalink.example',
      SMTP_URL: 'files',
      // Pages are made as tests ask for them.
      WARM_SECONDS: '0',
      ...NO_LIMITS,
    },
    // Playwright keeps the named group in the environment, upper-cased, for its workers.
    wait: { stdout: /listening at http:\/\/127\.0\.0\.1:(?<kayalink_port>\d+)/ },
  },
  use: {
    // It answers in place of the network, which tests listen to and change; offline*.spec.ts allow it.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${process.env['KAYALINK_PORT']}`,
    launchOptions: { executablePath: installedChromium(), args: CHROMIUM_FLAGS },
  },
});
