import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { siteSchema } from '#domain/company/site.ts';
import type { Guide } from '#domain/entries/guides.ts';
import { layoutCopySchema } from '#domain/pages/standard-layout.ts';
import { LASTING_CARD } from '#domain/price/rates/testing.ts';
import { siteRoads } from '#domain/price/roads/testing.ts';
import { type ApiParts, api } from '#server/http/api/index.ts';
import { type LeadRules, LeadStore } from '#server/leads/accept/lead-store.ts';
import { Subscriptions } from '#server/leads/newsletter/subscriptions.ts';
import type { LeadPlug, OptionalPart } from '#server/optional.ts';
import { openStorage, type Storage } from '#server/platform/database/index.ts';
import { TripStore } from '#server/price/trips/trip-store.ts';
import type { TooMuchContent } from '../../../server/http/hooks/limits.ts';
import { temporaryDirectory } from '../process.ts';
import { CRM } from '../visitors.ts';
import { testCounts } from './counts.ts';
import { testDesk } from './desk.ts';

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../../content/${name}.yaml`, import.meta.url), 'utf8'));
const layout = layoutCopySchema.parse(read('layout'));
const site = siteSchema.parse(read('site'));

/** The words of this site. */
export const WORDS: TooMuchContent = { layout: () => layout, site: () => site };

const guide = (slug: string, pdf?: Guide['pdf']) => ({ slug, title: `Guide of ${slug}`, pdf }) as Guide;

/** A guide whose PDF is a file of the build, one of the content service, and one that has none yet. */
const GUIDES = [
  guide('trucks', { file: 'trucks.pdf' }),
  guide('ports', { url: 'https://assets.example.com/ports.pdf' }),
  guide('harvest'),
];

const ROADS = siteRoads().book;

export const PDF = '%PDF-1.7 a guide';
export const WORKBOOK = 'PK its worksheets';

/** The API on a SQLite file of its own, without pages: a page says its path and what came back. */
export interface ApiApp {
  app: FastifyInstance;
  storage: Storage;
  /** How often something was accepted that sends e-mail. */
  woken: () => number;
}

/**
 * Opens the API until the test ends.
 * @param onRoute is notified of each route
 * @param rules limits of what its leads cause; by default there are none but that of `config`
 * @param content in place of the usual
 */
export async function openApi(
  config: Partial<ApiParts['config']> = {},
  onRoute: (route: RouteOptions) => void = () => {},
  rules: Partial<LeadRules> = {},
  content: Partial<ApiParts['content']> = {},
): Promise<ApiApp> {
  const directory = temporaryDirectory();
  const guidesDirectory = join(directory, 'guides');
  await mkdir(guidesDirectory);
  await writeFile(join(guidesDirectory, 'trucks.pdf'), PDF);
  await writeFile(join(guidesDirectory, 'trucks.xlsx'), WORKBOOK);
  const storage = await openStorage(directory);
  const counts = testCounts(storage);
  const app = Fastify();
  app.addHook('onRoute', onRoute);
  let woken = 0;
  const parts: Record<string, OptionalPart> = {
    counts,
    desk: testDesk(storage),
  };
  const plug: LeadPlug = {
    sendPage: async (reply, path, extra = {}) =>
      reply.type('text/html').send(`${path} ${JSON.stringify(extra)}`),
    pending: {
      keys: storage.keys,
      messageDomain: 'example.com',
      otherSystems: { targets: [CRM], productApi: false },
      mailLimits: { recipientDaily: 0, addressHourly: 0, networkHourly: 0, totalHourly: 0 },
    },
    onAccepted: () => {
      woken += 1;
    },
  };
  await app.register(api, {
    leads: new LeadStore(storage, 'example.com', {
      submissions: config.rateLimit ? { atOnce: config.rateLimit, perHour: 60 } : undefined,
      ...rules,
    }),
    subscriptions: new Subscriptions(storage, 'example.com', { targets: [CRM] }),
    trips: new TripStore(storage.db),
    content: {
      article: (_, slug) => GUIDES.find((known) => known.slug === slug) as never,
      state: () => 'ready',
      roads: () => ROADS,
      rateCards: () => [LASTING_CARD],
      ...content,
    },
    addMore: (api) => {
      for (const part of Object.values(parts)) part.addToApi?.(api, plug);
    },
    words: WORDS,
    keys: storage.keys,
    guideFile: (slug, kind) => join(guidesDirectory, `${slug}.${kind}`),
    ...plug,
    config: { siteUrl: 'https://www.example.com', rateLimit: 0, corsOrigins: [], ...config },
  });
  onTestFinished(async () => {
    await app.close();
    await counts.stop();
    await storage.close();
  });
  return { app, storage, woken: () => woken };
}
