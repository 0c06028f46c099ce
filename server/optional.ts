import type { FastifyInstance } from 'fastify';
import type { Services } from '#domain/services/services.ts';
import type { Config } from './config/config.ts';
import type { FileContent } from './content/folder/file-content.ts';
import type { Preview } from './content/preview/preview.ts';
import { openCounts } from './http/counts/index.ts';
import { openDesk } from './http/desk/index.ts';
import type { Sources } from './http/metrics/metrics.ts';
import { openOffline } from './http/offline/index.ts';
import type { Templates } from './http/pages/load-bundle.ts';
import type { SendPage } from './http/pages/pages.ts';
import type { QueueParts } from './leads/accept/enqueue.ts';
import type { StuckChannel } from './leads/queue/stuck.ts';
import { openReplies } from './leads/replies/index.ts';
import { openAlerts } from './notifications/alerts/index.ts';
import { openDigests } from './notifications/digest/index.ts';
import { openIndexNow } from './notifications/indexnow/index.ts';
import type { Storage } from './platform/database/index.ts';
import type { Log } from './platform/log.ts';

/** What runs beside the pages and can be left out: a line here, and those that docs/modules.md names. */
const OPENERS: Record<
  string,
  (opened: Opened) => OptionalPart | undefined | Promise<OptionalPart | undefined>
> = {
  openAlerts,
  openCounts,
  openDesk,
  openDigests,
  openIndexNow,
  openOffline,
  openReplies,
};

/** What an optional part is opened with. */
export interface Opened {
  storage: Storage;
  content: FileContent;
  /** Shows drafts to editors; without it nobody sees any. */
  preview?: Preview | undefined;
  templates: Templates;
  config: Config;
  log: Log;
}

/** What a part does with leads by routes of its own. */
export interface LeadPlug {
  sendPage: SendPage;
  /** The rules of what a lead owes. */
  pending: QueueParts;
  /** Called after a change, so that what it causes goes out at once. */
  onAccepted(): void;
}

/** A part that runs; it has only what it needs of this. */
export interface OptionalPart {
  /** Adds addresses of its own. */
  addRoutes?(app: FastifyInstance): void | Promise<void>;
  /** The same to the API, for what comes from our own pages. */
  addToApi?(app: FastifyInstance, leads: LeadPlug): void;
  /** What pages know of it. */
  services?: Partial<Services>;
  /** Forgets what is too old, as often as leads are. */
  forget?(now: number): Promise<void>;
  /** Channels whose deliveries do not leave. */
  stuck?(): StuckChannel[];
  figures?: Pick<Sources, 'repliesAreRead'>;
  /** Ends the work that runs. */
  stop?(): Promise<void>;
}

/** All of them that are configured, as one. */
export async function openOptional(opened: Opened): Promise<Required<OptionalPart>> {
  const all = await Promise.all(Object.values(OPENERS).map((open) => open(opened)));
  const parts = all.flatMap((part) => part ?? []);
  return {
    addRoutes: async (app) => {
      for (const part of parts) await part.addRoutes?.(app);
    },
    addToApi: (app, leads) => {
      for (const part of parts) part.addToApi?.(app, leads);
    },
    services: Object.assign({}, ...parts.map(({ services }) => services)),
    forget: async (now) => {
      for (const part of parts) await part.forget?.(now);
    },
    stuck: () => parts.flatMap((part) => part.stuck?.() ?? []),
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    stop: async () => {
      for (const part of parts) await part.stop?.();
    },
  };
}
