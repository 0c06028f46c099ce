import type { Services } from '#domain/services.ts';
import type { Config } from './config.ts';
import { openFileContent } from './content/file-content.ts';
import type { Parts } from './http/app.ts';
import type { Log } from './http/log.ts';
import { makeServices } from './services.ts';

/** Everything behind the pages, opened and running. */
export interface Backend extends Pick<Parts, 'servicesFor' | 'probes' | 'addApi'> {
  /** Calls the listener after each change of content. */
  onContentChange(listener: () => void): () => void;
  /** Ends the work that runs and lets go of files; nothing that was accepted is lost. */
  close(): Promise<void>;
}

/**
 * Opens storage, then content, then what works with them.
 * @throws ContentError when what editors wrote cannot be used
 */
export async function openBackend(config: Config, log: Log): Promise<Backend> {
  const content = await openFileContent(config.contentDirectory, (message) => log.error(message));
  return {
    servicesFor: (extra?: Partial<Services>) => makeServices(content, config.siteUrl, extra),
    probes: { content: () => content.revision() },
    addApi: async () => {},
    onContentChange: content.onChange,
    close: async () => content.close(),
  };
}
