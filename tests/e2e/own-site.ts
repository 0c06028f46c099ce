import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#domain/services.ts';
import { type FileContent, type FileContentOptions, openFileContent } from '#server/content/file-content.ts';
import { buildApp } from '#server/http/app.ts';
import { makeLog } from '#server/http/log.ts';
import { loadPages } from '#server/pages.ts';
import { makeServices } from '#server/services.ts';
import { SITE_URL } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The content of this site. */
export const CONTENT = `${ROOT}/content`;
/** What the build made. */
export const DIST = `${ROOT}/dist`;

/** The built pages behind the real server, with the content that a test gives it. */
export class OwnSite {
  address = '';
  #app: FastifyInstance | undefined;
  readonly #contents: FileContent[] = [];

  /** Starts it on a port that the system chooses. @param extra what pages get besides the usual services */
  async start(
    directory = CONTENT,
    options: FileContentOptions = {},
    extra: Partial<Services> = {},
  ): Promise<void> {
    await this.show(directory, options);
    const { render } = await loadPages(`${DIST}/server`);
    this.#app = await buildApp({
      config: { siteUrl: SITE_URL, trustProxy: false, allowedHosts: [] },
      log: makeLog('silent'),
      probes: {},
      render,
      servicesFor: (more) => makeServices(this.#content, SITE_URL, { ...extra, ...more }),
      addApi: async () => {},
      clientDirectory: `${DIST}/client`,
    });
    this.address = await this.#app.listen({ port: 0 });
  }

  /** Shows other content from now on. */
  async show(directory = CONTENT, options: FileContentOptions = {}): Promise<void> {
    this.#contents.push(await openFileContent(directory, options));
  }

  async stop(): Promise<void> {
    await this.#app?.close();
    for (const content of this.#contents) content.close();
  }

  get #content(): FileContent {
    const content = this.#contents.at(-1);
    if (!content) throw new Error('The site was not started');
    return content;
  }
}
