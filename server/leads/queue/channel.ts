import type { ChannelName } from '#domain/leads/lead.ts';
import type { DeliveryRow, LeadRow } from '../../platform/database/tables.ts';
import type { Claim, Outcome } from './delivery-queue.ts';

/** A way by which deliveries leave. Each has a worker of its own, so that a slow one holds up no other. */
export interface Channel {
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
  deliver(claim: Claim, signal: AbortSignal): Promise<void>;
  /** Lets go of what it holds; nothing is delivered afterwards. */
  close?(): void;
}

/** A claim of what a lead causes. */
export interface LeadClaim {
  delivery: DeliveryRow & { message_id: string };
  lead: LeadRow;
}

/** @throws Error where a delivery is not what a lead causes */
export function leadClaim({ delivery, lead }: Pick<Claim, 'delivery' | 'lead'>): LeadClaim {
  const { message_id } = delivery;
  if (!lead || message_id === null) throw new Error(`the delivery ${delivery.id} is of no lead`);
  return { delivery: { ...delivery, message_id }, lead };
}
