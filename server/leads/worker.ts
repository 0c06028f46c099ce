import type { Log } from '../http/log.ts';
import type { Channel } from './channels/channel.ts';
import type { Claim, EventClaim } from './delivery-queue.ts';
import { CIRCUIT_OPEN_MS, Lane, type Patience } from './lane.ts';
import { retryWait } from './retry.ts';
import type { AnyClaim, RowQueue } from './row-queue.ts';

export interface WorkerParts {
  queue: RowQueue<Claim>;
  channels: Channel[];
  /** What is told of everything that happens after a lead has come. */
  events?: { queue: RowQueue<EventClaim>; channels: Channel<EventClaim>[] };
  log: Log;
  patience?: Patience;
}

const PATIENCE: Patience = { retryWait, circuitOpenMs: CIRCUIT_OPEN_MS };

/** A lane, whatever it delivers. */
type AnyLane = Pick<Lane<AnyClaim>, 'wake' | 'stop'>;

/** Delivers what is owed, each channel in a lane of its own, until it is stopped. */
export class DeliveryWorker {
  readonly #channels: Pick<Channel, 'close'>[];
  readonly #lanes: AnyLane[];

  constructor({ channels, queue, events, log, patience = PATIENCE }: WorkerParts) {
    const told = events?.channels ?? [];
    this.#channels = [...channels, ...told];
    this.#lanes = [
      ...channels.map((channel) => new Lane(channel, { queue, log, patience })),
      ...told.flatMap((channel) => (events ? new Lane(channel, { queue: events.queue, log, patience }) : [])),
    ];
  }

  /** Looks for due deliveries at once. */
  wake(): void {
    for (const lane of this.#lanes) lane.wake();
  }

  /** Finishes what is on its way, and starts nothing more. */
  async stop(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
    for (const channel of this.#channels) channel.close?.();
  }
}
