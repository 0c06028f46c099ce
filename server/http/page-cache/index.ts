import { join } from 'node:path';
import type { Content } from '#domain/content.ts';
import type { Log } from '../log.ts';
import { PageCache } from './page-cache.ts';
import { refreshAll, remember, warm } from './warm.ts';

/** Name of the file in the data directory that says which pages were kept. */
const FILE = 'kept-pages.json';

interface Parts {
  content: Content;
  /** Calls the listener after each change of content. */
  onContentChange(listener: () => void): () => void;
  dataDirectory: string;
  log: Log;
}

/** A page cache that follows the content. */
export interface OpenPageCache {
  cache: PageCache;
  /** Makes the pages of the menus and those of the last run; call it when the server answers. */
  warm(): Promise<void>;
  /** Writes down what is kept, for the next start. */
  close(): Promise<void>;
}

/** Opens the cache of a process that serves `content`. */
export function openPageCache({ content, onContentChange, dataDirectory, log }: Parts): OpenPageCache {
  const cache = new PageCache({ revision: () => content.revision(), log });
  const file = join(dataDirectory, FILE);
  const stopListening = onContentChange(() => void refreshAll(cache));
  return {
    cache,
    warm: () => warm(cache, menuTargets(content), file),
    close: async () => {
      stopListening();
      await remember(cache, file).catch((err: unknown) => log.warn({ err }, 'kept pages not written down'));
    },
  };
}

function menuTargets(content: Content): string[] {
  const items = content.navigation().menus.flatMap(({ items }) => items.map(({ path }) => path));
  return ['/', ...items];
}
