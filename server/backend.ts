import type { Services } from '#domain/services.ts';
import type { Config } from './config.ts';
import { openFileContent } from './content/file-content.ts';
import { api } from './http/api/index.ts';
import type { Parts } from './http/app.ts';
import type { Log } from './http/log.ts';
import { LeadStore } from './leads/lead-store.ts';
import { makeServices } from './services.ts';
import { openStorage } from './storage/index.ts';
import { TripStore } from './trips/trip-store.ts';

/** Everything behind the pages, opened and running. */
export interface Backend extends Pick<Parts, 'servicesFor' | 'probes' | 'addApi'> {
  /** Calls the listener after each change of content. */
  onContentChange(listener: () => void): () => void;
  /** Ends the work that runs and lets go of files; nothing that was accepted is lost. */
  close(): Promise<void>;
}

/**
 * Opens content, then storage, then what works with both.
 * @throws ContentError when what editors wrote cannot be used, and the error of a database that cannot be opened
 */
export async function openBackend(config: Config, log: Log): Promise<Backend> {
  const content = await openFileContent(config.contentDirectory, (message) => log.error(message));
  const storage = await openStorage(config.dataDirectory);
  const sender = config.mailFrom ?? content.site().email.value;
  const leads = new LeadStore(storage.db, sender.slice(sender.indexOf('@') + 1));
  const trips = new TripStore(storage.db);
  return {
    servicesFor: (extra?: Partial<Services>) => makeServices(content, config.siteUrl, extra),
    probes: { content: () => content.revision(), storage: storage.probe },
    addApi: async (app, sendPage) => {
      await app.register(api, { config, leads, trips, sendPage, onAccepted: () => {} });
    },
    onContentChange: content.onChange,
    close: async () => {
      content.close();
      await storage.close();
    },
  };
}
