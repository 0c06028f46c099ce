import { getViteConfig } from 'astro/config';

/** Unit and integration tests stand beside the code; tests/e2e belongs to Playwright. */
export default getViteConfig({ test: { include: ['{domain,server,src,scripts,tests}/**/*.test.{ts,tsx}'] } });
