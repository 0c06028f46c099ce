import type { Keys } from '../../platform/database/keys.ts';
import type { Instant, LeadRow } from '../../platform/database/tables.ts';
import type { Allowance, Allowances, Source } from '../../platform/limits/allowances.ts';
import type { Log } from '../../platform/log.ts';
import { retryWait } from '../../platform/network/retry-policy.ts';
import { senderHash } from '../lead/values.ts';
import type { Channel } from './channel.ts';
import { ChannelWorker, CIRCUIT_OPEN_MS, type RetryPolicy } from './channel-worker.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { turnOf } from './new-deliveries.ts';

interface WorkerParts {
  queue: DeliveryQueue;
  channels: Channel[];
  log: Log;
  retryPolicy?: RetryPolicy;
}

const RETRY_POLICY: RetryPolicy = { retryWait, circuitOpenMs: CIRCUIT_OPEN_MS };

/** Delivers what is pending, each channel by a worker of its own, until it is stopped. */
export class DeliveryWorker {
  readonly #channels: Pick<Channel, 'close'>[];
  readonly #workers: ChannelWorker[];

  constructor({ channels, queue, log, retryPolicy = RETRY_POLICY }: WorkerParts) {
    this.#channels = channels;
    this.#workers = channels.map((channel) => new ChannelWorker(channel, { queue, log, retryPolicy }));
  }

  /** Looks for due deliveries at once. */
  wake(): void {
    for (const worker of this.#workers) worker.wake();
  }

  /** Finishes what is on its way, and starts nothing more. */
  async stop(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.stop()));
    for (const channel of this.#channels) channel.close?.();
  }
}

const MINUTE_MS = 60_000;
/** The most that corrections of a good clock come to, together with a process that was kept waiting. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** Tells whether the clock can be believed: it is compared with a stop-watch, which nobody puts forward or back. */
export class ClockWatch {
  #clock = Date.now();
  #stopwatch = performance.now();

  /** Whether both went on by the same since the last look; the first look is the beginning. */
  ranEvenly(): boolean {
    const [clock, stopwatch] = [Date.now(), performance.now()];
    const leap = clock - this.#clock - (stopwatch - this.#stopwatch);
    this.#clock = clock;
    this.#stopwatch = stopwatch;
    return Math.abs(leap) < TOLERANCE_MS;
  }
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Of one source or sender, three leads go by their time; each further one behind what others send in ten seconds. */
const PLACES: Allowance = { atOnce: 3, perHour: 360, longestWaitMs: DAY_MS };

/** The keys that are counted for the turn of a lead: its sender, and the network where it is known. */
export const fairnessKeys = (keys: Keys, lead: LeadRow, source: Source | undefined): string[] => [
  `turn:sender:${senderHash(keys, lead)}`,
  ...(source ? [`turn:network:${keys.hash('network', source.network)}`] : []),
];

/**
 * The turn of what a lead causes: its time, but later the more its source or its sender has sent just now (start-time fair
 * queueing). Nothing waits for its turn to come: it only says who goes first where several wait.
 * @param counted by `fairnessKeys`
 */
export function drawFairPlace(allowances: Allowances, counted: string[], lead: LeadRow): Instant {
  const time = Date.parse(lead.created_at);
  const waits = counted.map((key) => {
    const drawn = allowances.draw(key, PLACES, time);
    return 'waitMs' in drawn ? drawn.waitMs : DAY_MS;
  });
  return turnOf(lead.kind, time + Math.max(...waits));
}
