import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Services } from '#domain/services/services.ts';
import {
  type FileContent,
  type FileContentOptions,
  openFileContent,
} from '#server/content/folder/file-content.ts';
import type { Preview } from '#server/content/preview/preview.ts';
import { addTonnage } from '#server/http/api/quote.ts';
import { buildApp, type Parts } from '#server/http/app.ts';
import { loadPages, makeServices } from '#server/http/pages/load-bundle.ts';
import { Renditions } from '#server/media/pictures/renditions.ts';
import { photoCutter, SocialPictures } from '#server/media/pictures/social-pictures.ts';
import { makeLog } from '#server/platform/log.ts';
import { CONTENT, openSiteContent } from '../site-content.ts';
import { SITE_URL, test } from './site.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The files that the build made. */
export const DIST = `${ROOT}/dist`;

/** The built pages behind the real server, with the content that a test gives it. */
export class OwnSite {
  address = '';
  /** Adds further routes from its next start on, as optional parts do. */
  addMore: (app: FastifyInstance) => Promise<void> = async () => {};
  /** Shows drafts to editors from its next start on. */
  preview: Preview | undefined;
  /** Adds routes of the API from its next start on: those that pages ask for by themselves, without a trip on record. */
  addApi: Parts['addApi'] = async (app) => addTonnage(app, { totalTonnes: async () => undefined });
  #app: FastifyInstance | undefined;
  #delayMs = 0;
  /** Takes the pictures that it makes. */
  #kept: string | undefined;
  #content: FileContent | undefined;
  /** Content that nobody else has. */
  readonly #own: FileContent[] = [];

  /** Starts it on a port that the system chooses, and after a stop on the same again. @param extra what pages get besides the usual services */
  async start(
    directory = CONTENT,
    options: FileContentOptions = {},
    extra: Partial<Services> = {},
  ): Promise<void> {
    await this.show(directory, options);
    const { render, socialImage } = await loadPages(`${DIST}/server`);
    this.#kept ??= await mkdtemp(join(tmpdir(), 'kayalink-site-'));
    const media = new Renditions(directory, join(this.#kept, 'media'));
    this.#app = await buildApp({
      config: { siteUrl: SITE_URL, trustProxy: false, allowedHosts: [], samples: extra.samples ?? false },
      log: makeLog('silent'),
      probes: {},
      render,
      servicesFor: (more) => makeServices(this.content, SITE_URL, { ...extra, ...more }),
      addApi: async (app, sendPage) => {
        await this.addMore(app);
        await this.addApi(app, sendPage);
      },
      clientDirectory: `${DIST}/client`,
      media,
      socialImage,
      socialPictures: new SocialPictures(join(this.#kept, 'social'), { cutPhoto: photoCutter(media) }),
      ...(this.preview && { preview: this.preview }),
    });
    this.#app.addHook('onRequest', (_request, _reply, done) => void setTimeout(done, this.#delayMs));
    const { port } = new URL(this.address || 'http://localhost:0');
    this.address = await this.#app.listen({ host: '127.0.0.1', port: Number(port) });
  }

  /** Shows other content from now on. */
  async show(directory = CONTENT, options: FileContentOptions = {}): Promise<void> {
    const isShared = directory === CONTENT;
    this.#content = await (isShared ? openSiteContent(options) : openFileContent(directory, options));
    if (!isShared) this.#own.push(this.#content);
  }

  /** Begins each answer so much later from now on. */
  delay(ms: number): void {
    this.#delayMs = ms;
  }

  async stop(): Promise<void> {
    const closed = this.#app?.close();
    // Browsers open connections ahead of a request, and the server would wait for that.
    this.#app?.server.closeAllConnections();
    await closed;
    for (const content of this.#own.splice(0)) content.close();
    // A picture that is being made is written after the site has closed.
    if (this.#kept) await rm(this.#kept, { recursive: true, force: true, maxRetries: 10 });
    this.#kept = undefined;
  }

  get content(): FileContent {
    if (!this.#content) throw new Error('The site was not started');
    return this.#content;
  }
}

/** The site as it is once launched, without samples, for the tests of a file that visit it by relative addresses. */
export function launchedSite(): OwnSite {
  const site = new OwnSite();
  test.beforeAll(() => site.start(undefined, { samples: false }));
  test.afterAll(() => site.stop());
  test.use({ baseURL: async ({ baseURL: _ }, use) => use(site.address) });
  return site;
}
