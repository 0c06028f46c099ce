import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { GuideShelf } from '../guides/guide-shelf.ts';
import type { ContentNotices } from '../http/api/content-webhook.ts';
import type { Log } from '../http/log.ts';
import type { Preview } from '../http/preview.ts';
import { showWhenDue } from './appearances.ts';
import type { Contentful } from './contentful/open.ts';
import { type FileContent, openFileContent } from './file-content.ts';
import { GOOD_FILES, GoodFiles } from './good-files.ts';
import { CARD_FILE } from './reading/card-file.ts';
import { REPLICA_FILE, Replica } from './replica/replica.ts';
import { servicePreview } from './service-preview.ts';

/** Apart from the copy of the files, so that neither is taken for the other. */
const CONTENTFUL_REPLICA_FILE = 'contentful-entries.db';

/** All content, and what keeps it up to date. */
export interface OpenContent {
  content: FileContent;
  /** The last good version of each file, and what the editors were told. */
  good: GoodFiles;
  /** Where pictures of entries come from, if not from the site itself. */
  pictureOrigin?: string;
  /** When the content service last answered, in ms since 1970; nothing where there is none. */
  syncedAt(): number | undefined;
  /** Takes notices of changes, where the content service signs them. */
  notices?: ContentNotices;
  /** Shows drafts, where editors may see them. */
  preview?: Preview;
  close(): Promise<void>;
}

/**
 * Opens the content: page copy from the content folder, entries from the content service where one is configured, otherwise
 * from the folder too. Each source has a copy of its own, so that nothing of one is taken for the other's.
 * @param report takes the message about files at fault
 * @param shelf has the PDFs of the guides
 * @throws ContentError when what editors wrote cannot be used
 */
export async function openContent(
  config: Config,
  log: Log,
  report: (message: string) => void,
  shelf: GuideShelf,
): Promise<OpenContent> {
  const { contentful, contentDirectory, dataDirectory } = config;
  const file = join(dataDirectory, contentful ? CONTENTFUL_REPLICA_FILE : REPLICA_FILE);
  const replica = Replica.open(file, log);
  const good = GoodFiles.open(join(dataDirectory, GOOD_FILES), log);
  const content = await openFileContent(contentDirectory, {
    replica,
    good,
    cardFile: join(dataDirectory, CARD_FILE),
    shelf,
    report,
    withEntries: !contentful,
  });
  // The service's SDK takes 30 MB: only those who use it load it.
  const service =
    contentful &&
    (await (
      await import('./contentful/open.ts')
    ).openContentful(contentful, {
      dataDirectory,
      replica,
      log,
      siteUrl: config.siteUrl,
      people: content.people,
    }));
  const stopShowing = showWhenDue(replica, (err) =>
    log.error({ err }, 'scheduled entries are not shown yet: tried again'),
  );
  return {
    content: service ? withFaultsOf(service, content) : content,
    good,
    syncedAt: () => service?.syncedAt(),
    ...(service && { pictureOrigin: service.pictureOrigin }),
    ...(service && noticesOf(service, contentful?.webhookSecret)),
    ...(service && previewOf(service, content, contentful?.preview?.secret)),
    close: async () => {
      stopShowing();
      content.close();
      await service?.close();
      replica.close();
      good.close();
    },
  };
}

/** Content whose faults are those of the service's entries, too. */
function withFaultsOf(service: Contentful, content: FileContent): FileContent {
  return {
    ...content,
    faults: () => [...content.faults(), ...service.faults()],
    onRead: (listener) => {
      const stops = [content.onRead(listener), service.onSync(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

function noticesOf(service: Contentful, secret: string | undefined): Pick<OpenContent, 'notices'> {
  return secret ? { notices: { secret, wake: service.wake } } : {};
}

function previewOf(
  { drafts, published }: Contentful,
  content: FileContent,
  secret: string | undefined,
): Pick<OpenContent, 'preview'> {
  return drafts && secret ? { preview: servicePreview(secret, { drafts, published, content }) } : {};
}
