import type { Log } from '../../platform/log.ts';
import { retryWait } from '../../platform/network/retry-policy.ts';
import type { Channel } from './channel.ts';
import { ChannelWorker, CIRCUIT_OPEN_MS, type RetryPolicy } from './channel-worker.ts';
import type { Claim, EventClaim } from './delivery-queue.ts';
import type { AnyClaim, RowQueue } from './row-queue.ts';

export interface WorkerParts {
  queue: RowQueue<Claim>;
  channels: Channel[];
  /** The queue and channels of everything that happens after a lead has come. */
  events?: { queue: RowQueue<EventClaim>; channels: Channel<EventClaim>[] };
  log: Log;
  retryPolicy?: RetryPolicy;
}

const RETRY_POLICY: RetryPolicy = { retryWait, circuitOpenMs: CIRCUIT_OPEN_MS };

/** The worker of a channel, whatever it delivers. */
type AnyChannelWorker = Pick<ChannelWorker<AnyClaim>, 'wake' | 'stop'>;

/** Delivers what is owed, each channel by a worker of its own, until it is stopped. */
export class DeliveryWorker {
  readonly #channels: Pick<Channel, 'close'>[];
  readonly #workers: AnyChannelWorker[];

  constructor({ channels, queue, events, log, retryPolicy = RETRY_POLICY }: WorkerParts) {
    const told = events?.channels ?? [];
    this.#channels = [...channels, ...told];
    this.#workers = [
      ...channels.map((channel) => new ChannelWorker(channel, { queue, log, retryPolicy })),
      ...told.flatMap((channel) =>
        events ? new ChannelWorker(channel, { queue: events.queue, log, retryPolicy }) : [],
      ),
    ];
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
