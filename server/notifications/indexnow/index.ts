import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FileContent } from '../../content/folder/file-content.ts';
import type { Log } from '../../platform/log.ts';
import { IndexNow } from './index-now.ts';
import { addKeyFile, type IndexNowConfig, NotifiedPages, type PublicEntry } from './notified-pages.ts';

/** Name of the file in the data directory. */
const FILE = 'indexnow.json';

/** The parts that telling search engines is made of. */
interface SearchEngineParts {
  content: FileContent;
  config: {
    /** They are notified of changed entries, where there is a key. */
    indexNow?: IndexNowConfig | undefined;
    siteUrl: string;
    /** Whether the site still holds samples: pages say so, and search engines are kept away. */
    samples: boolean;
    dataDirectory: string;
  };
  log: Log;
}

/**
 * Begins to tell search engines of changed entries, where there is a key and a public site without samples.
 * @returns nothing without a key
 */
export async function openIndexNow({ content, config, log }: SearchEngineParts) {
  const { indexNow, siteUrl, samples, dataDirectory } = config;
  if (!indexNow) return undefined;
  const addRoutes = (app: FastifyInstance) => addKeyFile(app, indexNow.key);
  if (samples) return { addRoutes };
  const pages = await NotifiedPages.open(join(dataDirectory, FILE), siteUrl);
  const notifier = new IndexNow({
    ...indexNow,
    entries: () => publicEntries(content),
    onContentChange: content.onChange,
    pages,
    siteUrl,
    log,
  });
  return { addRoutes, stop: () => notifier.stop() };
}

/** Only what the map of the site names is public. */
function publicEntries(content: FileContent): PublicEntry[] | undefined {
  if (content.state() === 'waiting') return undefined;
  const paths = new Set(content.addresses().map(({ path }) => path));
  return content.identities().filter(({ path }) => paths.has(path));
}
