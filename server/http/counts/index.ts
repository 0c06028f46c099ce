import type { FastifyInstance } from 'fastify';
import type { Content } from '#domain/services/content.ts';
import type { Preview } from '../../content/preview/preview.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { forgetOldCounts, forgetOldSearches } from '../../visits/searches.ts';
import { HeardNames, SearchTally, Tally } from '../../visits/tally.ts';
import { previewDetector } from '../pages/preview.ts';
import { countSearches } from './count-searches.ts';
import { addCounts, pageFinder } from './counts.ts';

/** The parts that counting is made of. */
interface CountsParts {
  storage: Storage;
  content: Pick<Content, 'addresses' | 'revision' | 'search'>;
  preview?: Preview | undefined;
  config: { siteUrl: string; rateLimit: number };
  log: Pick<Log, 'warn'>;
}

/** Begins to count steps of visits and searches, by page and day. */
export function openCounts({ storage: { db }, content, preview, config, log }: CountsParts) {
  const tally = new Tally(db, log);
  const searches = new SearchTally(db, log);
  // Where no limits are set, as in tests, one network sends what many would.
  const heard = config.rateLimit === 0 ? new HeardNames(1) : new HeardNames();
  const { siteUrl } = config;
  const isPreview = previewDetector(preview, siteUrl.startsWith('https:'));
  return {
    addRoutes: (app: FastifyInstance) =>
      countSearches(app, searches, (query) => content.search(query).length > 0, heard),
    addToApi: (app: FastifyInstance) =>
      addCounts(app, { tally, siteUrl, isPage: pageFinder(content), isPreview, heard }),
    forget: async (now: number) => {
      await forgetOldCounts(db, now);
      await forgetOldSearches(db, now);
    },
    stop: async () => {
      await tally.stop();
      await searches.stop();
    },
  };
}
