import type { ChannelName } from '#domain/leads/channels.ts';
import type { Claim } from './delivery-queue.ts';
import type { AnyClaim, Outcome } from './row-queue.ts';

/** A way by which deliveries leave. Each has a worker of its own, so that a slow one holds up no other. */
export interface Channel<C extends AnyClaim = Claim> {
  /** Deliveries of this name are its own. */
  name: ChannelName;
  /** Where it leads, to say in the log; holds no secret. */
  destination: string;
  /** An attempt that takes longer, in milliseconds, has failed. */
  timeLimitMs: number;
  /** The state of a delivery once it has left; `sent` where it is not said. */
  outcome?: Outcome;
  /** How many deliveries may be under way at a time; one where it is not said. */
  parallel?: number;
  /**
   * Hands over one delivery; resolves when the other side has it. It can be called again with the same claim's delivery,
   * and then lets the other side see that it is a repeat.
   * @throws Refused when the other side wants this one not; any other error counts as an outage
   */
  deliver(claim: C, signal: AbortSignal): Promise<void>;
  /** Lets go of what it holds; nothing is delivered afterwards. */
  close?(): void;
}
