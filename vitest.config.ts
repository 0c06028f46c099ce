import { defineConfig } from 'vitest/config';

/** Unit and integration tests stand beside the code; tests/e2e belongs to Playwright. */
export default defineConfig({
  test: { include: ['{domain,server,src,scripts,tests}/**/*.test.{ts,tsx}'] },
});
