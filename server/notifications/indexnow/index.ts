import { join } from 'node:path';
import type { FileContent } from '../../content/folder/file-content.ts';
import type { Log } from '../../platform/log.ts';
import { IndexNow } from './index-now.ts';
import { type IndexNowConfig, NotifiedPages, type PublicEntry } from './notified-pages.ts';

/** Name of the file in the data directory. */
const FILE = 'indexnow.json';

/** The settings of what search engines are notified of. */
export interface SearchEnginesConfig {
  /** They are notified of changed entries, where there is a key. */
  indexNow?: IndexNowConfig;
  siteUrl: string;
  /** Whether the site still holds samples: pages say so, and search engines are kept away. */
  samples: boolean;
  dataDirectory: string;
}

/**
 * Begins to tell search engines of changed entries, where there is a key and a public site without samples.
 * @returns nothing where nobody is notified
 */
export async function openIndexNow(
  { indexNow, siteUrl, samples, dataDirectory }: SearchEnginesConfig,
  content: FileContent,
  log: Log,
): Promise<IndexNow | undefined> {
  if (!indexNow || samples) return undefined;
  const pages = await NotifiedPages.open(join(dataDirectory, FILE), siteUrl);
  const onContentChange = content.onChange;
  return new IndexNow({
    ...indexNow,
    entries: () => publicEntries(content),
    onContentChange,
    pages,
    siteUrl,
    log,
  });
}

/** Only what the map of the site names is public. */
function publicEntries(content: FileContent): PublicEntry[] | undefined {
  if (content.state() === 'waiting') return undefined;
  const paths = new Set(content.addresses().map(({ path }) => path));
  return content.identities().filter(({ path }) => paths.has(path));
}
