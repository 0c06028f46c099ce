import { join } from 'node:path';
import type { People } from '#domain/entries/people.ts';
import type { Log } from '../../platform/log.ts';
import type { FileFault } from '../formats/types.ts';
import type { Replica } from '../store/replica/replica.ts';
import type { ContentfulConfig } from './contentful-config.ts';
import { Drafts } from './drafts.ts';
import { EntryComments } from './entry-comments.ts';
import { asFileFault } from './entry-error.ts';
import { peopleFaults } from './locate-errors.ts';
import { type Published, publishedIn } from './published.ts';
import { RAW_FILE, RawRows } from './raw-rows.ts';
import { ContentService } from './service.ts';
import { ContentfulSource, SOURCE_TIMES } from './source.ts';
import { faultsIn } from './stored-errors.ts';

const SECOND = 1000;
/** Spaces in the European Union have hosts of their own. */
const EUROPEAN = /\.eu\.contentful\.com$/;

/** The content service as a source of entries. */
export interface Contentful {
  /** Where its pictures come from. */
  pictureOrigin: string;
  /** When it last answered, in ms since 1970. */
  syncedAt(): number | undefined;
  /** There is notice of a change. */
  wake(): void;
  /** The faults of published entries, as those of files are told. */
  faults(): FileFault[];
  /** Calls the listener after each sync. Returns a function that stops it. */
  onSync(listener: () => void): () => void;
  /** Present when editors may see drafts. */
  drafts?: Drafts;
  /** Its resources as visitors see them. */
  published: Published;
  close(): Promise<void>;
}

/** Begins to keep a replica as the content service is. Entries of an earlier run are there at once. */
export async function openContentful(
  config: ContentfulConfig,
  {
    dataDirectory,
    replica,
    log,
    siteUrl,
    people,
  }: { dataDirectory: string; replica: Replica; log: Log; siteUrl: string; people: () => People },
): Promise<Contentful> {
  const { space, environment, host, token, preview } = config;
  const service = new ContentService({ space, environment, host, token }, log);
  const rows = new RawRows(join(dataDirectory, RAW_FILE));
  const pollMs = config.pollSeconds * SECOND;
  const source = new ContentfulSource({ service, rows, replica, log, siteUrl }, { ...SOURCE_TIMES, pollMs });
  const { management } = config;
  const comments = management && new EntryComments({ space, environment, management }, rows, log);
  const faults = () => faultsIn(rows, peopleFaults(rows, people()));
  if (comments) source.onSync(() => comments.tell(faults()));
  await source.start();
  const published = publishedIn(rows);
  const drafts =
    preview &&
    new Drafts({ space, environment, host: preview.host, token: preview.token }, published, log, siteUrl);
  return {
    pictureOrigin: EUROPEAN.test(host) ? 'https://images.eu.ctfassets.net' : 'https://images.ctfassets.net',
    syncedAt: () => source.syncedAt,
    wake: () => source.wake(),
    faults: () => faults().map(asFileFault),
    onSync: (listener) => source.onSync(listener),
    published,
    ...(drafts && { drafts }),
    close: async () => {
      await source.close();
      await comments?.close();
      await drafts?.close();
      rows.close();
    },
  };
}
