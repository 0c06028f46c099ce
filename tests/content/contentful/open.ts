import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { RawRows } from '#server/content/contentful/api/raw-rows.ts';
import {
  ContentService,
  SERVICE_LIMITS,
  type ServiceLimits,
} from '#server/content/contentful/api/service.ts';
import { catchUp, type SyncContext, sync } from '#server/content/contentful/sync/sync.ts';
import { Replica } from '#server/content/store/replica/replica.ts';
import { DELIVERY_TOKEN, StandIn } from './stand-in/index.ts';

/** As in production, but without waiting for long. */
const IMPATIENT: ServiceLimits = { ...SERVICE_LIMITS, answerMs: 500, pauseMs: 5, longestPauseMs: 2000 };

/** A log, and the lines that were written to it. */
export function listeningLog() {
  const lines: string[] = [];
  return { log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }), lines };
}

/** A stand-in that listens until the test ends. */
export async function openStandIn(): Promise<StandIn> {
  const standIn = new StandIn();
  await standIn.listen();
  onTestFinished(() => standIn.close());
  return standIn;
}

/** The two ends of a sync, for one stand-in. */
export interface Opened extends SyncContext {
  lines: string[];
  sync(): Promise<void>;
  catchUp(): Promise<void>;
}

/**
 * Opens a replica of a stand-in's content, which is still empty.
 * @param more files of an earlier run, or other limits
 */
export function openEnds(
  standIn: StandIn,
  more: {
    replica?: Replica;
    rows?: RawRows;
    limits?: Partial<ServiceLimits>;
    token?: string;
    siteUrl?: string;
  } = {},
): Opened {
  const { log, lines } = listeningLog();
  const { id: space, environment } = standIn.space;
  const access = { space, environment, token: more.token ?? DELIVERY_TOKEN, host: standIn.host };
  const service = new ContentService(access, log, { ...IMPATIENT, ...more.limits });
  const context: SyncContext = {
    service,
    rows: more.rows ?? new RawRows(),
    replica: more.replica ?? Replica.inMemory(),
    log,
    siteUrl: more.siteUrl,
  };
  onTestFinished(() => service.close());
  return { ...context, lines, sync: () => sync(context), catchUp: () => catchUp(context) };
}
