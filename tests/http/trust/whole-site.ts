import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import type { Content } from '#domain/services/content.ts';
import { LOCALES } from '#domain/shared/locale.ts';
import { openBackend } from '#server/backend.ts';
import { parseConfig } from '#server/config/config.ts';
import { buildApp } from '#server/http/app.ts';
import { PageCache } from '#server/http/cache/page-cache.ts';
import { loadPages } from '#server/http/pages/load-bundle.ts';
import { NO_LIMITS } from '#tests/support/no-limits.ts';

const DIST = resolve(import.meta.dirname, '../../../dist');

/** Settings of a site with a content service, which does not answer, and previews of its drafts. */
export const WITH_PREVIEWS = {
  CONTENTFUL_SPACE_ID: 'standin',
  CONTENTFUL_DELIVERY_TOKEN: 'delivery-token-of-nobody',
  CONTENTFUL_PREVIEW_TOKEN: 'preview-token-of-nobody',
  CONTENTFUL_HOST: '127.0.0.1:9',
  CONTENTFUL_PREVIEW_HOST: '127.0.0.1:9',
  CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(64),
  PREVIEW_SECRET: 'a-secret-for-links-to-drafts',
};

/** The built site in this process, with everything behind it. */
export interface WholeSite {
  app: FastifyInstance;
  address: string;
  /** Its data directory. */
  directory: string;
  cache: PageCache;
  /** In the default language. */
  content: Content;
  routes: Pick<RouteOptions, 'method' | 'url'>[];
  /** Lines of its log. */
  lines: string[];
  close(): Promise<void>;
}

/**
 * Opens the built site on a data directory of its own with few entries, on a port that the system chooses.
 * @param locales its languages, the default one first
 * @param translated makes of the content of a further language what is shown
 */
export async function openWholeSite(
  environment: Record<string, string> = {},
  locales = LOCALES,
  translated = (content: Content) => content,
): Promise<WholeSite> {
  const directory = mkdtempSync(join(tmpdir(), 'kayalink-'));
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: 'info' }, stream);
  const config = parseConfig({
    DATA_DIR: directory,
    CONTENT_DIR: inject('fewEntries'),
    ...NO_LIMITS,
    ...environment,
  });
  const pages = await loadPages(join(DIST, 'server'));
  const backend = await openBackend(config, log, pages, undefined, undefined, locales);
  const cache = new PageCache({ revision: () => backend.content.revision(), log });
  const routes: WholeSite['routes'] = [];
  const app = await buildApp({
    ...backend,
    ...pages,
    translations: backend.translations.map(translated),
    config,
    log,
    cache,
    clientDirectory: join(DIST, 'client'),
    addApi: async (app, sendPage) => {
      app.addHook('onRoute', ({ method, url }) => {
        routes.push({ method, url });
      });
      await backend.addApi(app, sendPage);
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    address,
    directory,
    cache,
    content: backend.content,
    routes,
    lines,
    close: async () => {
      await app.close();
      await backend.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
