import { join } from 'node:path';
import type { Content } from '#domain/services/content.ts';
import { localPath } from '#domain/shared/locale.ts';
import { NOT_FOUND_PATH } from '#domain/shared/page-paths.ts';
import type { Log } from '../../platform/log.ts';
import { PageCache } from './page-cache.ts';
import { refreshAll, refreshOuterCaches, remember, warm } from './warm.ts';

/** Name of the file in the data directory that says which pages were kept. */
const FILE = 'kept-pages.json';

interface Parts {
  content: Content;
  /** In each further language. */
  translations: readonly Content[];
  /** Calls the listener after each change of content. */
  onContentChange(listener: () => void): () => void;
  dataDirectory: string;
  /** Public origin of the site. */
  siteUrl: string;
  /** Caches in front, which are notified of changes. */
  pageCaches: readonly string[];
  log: Log;
  /** Every page of the site. */
  publicPaths: (content: Content) => string[];
  /** How long pages may be made before the process is ready, in ms. */
  warmMs: number;
}

/** A page cache that follows the content. */
export interface OpenPageCache {
  cache: PageCache;
  /** Makes the pages of the menus, those of the last run and all others, as far as there is time; call it when the server answers. */
  warm(): Promise<void>;
  /** Ends the work in the background, and writes down what is kept for the next start. */
  close(): Promise<void>;
}

/** Opens the cache of a process that serves `content`. */
export function openPageCache(parts: Parts): OpenPageCache {
  const {
    content,
    translations,
    onContentChange,
    dataDirectory,
    siteUrl,
    pageCaches,
    log,
    publicPaths,
    warmMs,
  } = parts;
  const cache = new PageCache({
    revision: () => content.revision(),
    nextAppearance: () => content.nextAppearance(),
    log,
  });
  const file = join(dataDirectory, FILE);
  let isClosed = false;
  const stopListening = onContentChange(() => {
    const revision = content.revision();
    const before = cache.tags();
    void refreshAll(cache, () => !isClosed && content.revision() === revision);
    void refreshOuterCaches(() => cache.changedSince(before), {
      caches: pageCaches,
      host: new URL(siteUrl).host,
      log,
    });
  });
  return {
    cache,
    warm: () => {
      const last = () =>
        [content, ...translations].flatMap((each) =>
          publicPaths(each).map((path) => localPath(path, each.locale())),
        );
      return warm(cache, { first: menuTargets(content), file, last, forMs: warmMs });
    },
    close: async () => {
      isClosed = true;
      stopListening();
      cache.close();
      await remember(cache, file).catch((err: unknown) => log.warn({ err }, 'cached pages not written down'));
    },
  };
}

function menuTargets(content: Content): string[] {
  const items = content.navigation().menus.flatMap(({ items }) => items.map(({ path }) => path));
  return ['/', NOT_FOUND_PATH, ...items];
}
