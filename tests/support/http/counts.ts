import { openCounts } from '#server/http/counts/index.ts';
import type { Storage } from '#server/platform/database/index.ts';

/** The counts of a site without entries, in which one network sends what many would. */
export const testCounts = (storage: Storage) =>
  openCounts({
    storage,
    content: { addresses: () => [], revision: () => '1', search: () => [] },
    config: { siteUrl: 'https://www.example.com', rateLimit: 0 },
    log: { warn: () => {} },
  });
