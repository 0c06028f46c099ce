import type { z } from 'zod';
import type { TargetChannel, ToldEvent } from '#domain/leads/channels.ts';
import type { LeadState } from '#domain/leads/states.ts';
import type { Teller } from './event.ts';

/** The properties of every other system that is told of leads. */
export interface AnyTarget {
  /** Of which kind it is, by its name in `LEADS_TARGETS`. */
  kind: string;
  /** Its deliveries stand under this name. */
  channel: TargetChannel;
  /** The events that it is told. */
  events: readonly ToldEvent[];
  url: string;
  /** Whether it may stand in the own network. */
  allowPrivate: boolean;
}

/** All that is known of one kind of target. */
export interface TargetKind<OfKind extends AnyTarget> {
  /** Reads what is written below the name of one. */
  written: z.ZodType<Omit<OfKind, 'channel'>>;
  /** The thing to do when one fails its check. */
  remedy: string;
  teller(target: OfKind): Teller;
}

/** The other system's name of each state of a lead. */
export type States = Record<LeadState, string>;
