import type { Channel } from './channels/channel.ts';
import { CIRCUIT_OPEN_MS, Lane, type LaneParts, type Patience } from './lane.ts';
import { retryWait } from './retry.ts';

export interface WorkerParts extends Pick<LaneParts, 'queue' | 'log'> {
  channels: Channel[];
  patience?: Patience;
}

const PATIENCE: Patience = { retryWait, circuitOpenMs: CIRCUIT_OPEN_MS };

/** Delivers what is owed, each channel in a lane of its own, until it is stopped. */
export class DeliveryWorker {
  readonly #channels: Channel[];
  readonly #lanes: Lane[];

  constructor({ channels, queue, log, patience = PATIENCE }: WorkerParts) {
    this.#channels = channels;
    this.#lanes = channels.map((channel) => new Lane(channel, { queue, log, patience }));
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
