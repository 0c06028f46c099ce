import type { NotifiedEvent, TargetChannel } from '#domain/leads/lead.ts';
import type { HotQuotes } from './hot-quotes.ts';

/** The settings that name other systems. */
export interface OtherSystemsConfig {
  targets?: readonly Listener[];
  /** Base of the company's own API, which then gets the leads it has an endpoint for, and tells the tonnage. */
  productApiUrl?: string;
  /** Quotes that somebody is notified of at once. */
  hotQuotes?: HotQuotes | undefined;
}

/** Who is notified of leads besides the desk. */
export interface OtherSystems {
  /** Those that say what they want to hear. */
  targets: readonly Listener[];
  productApi: boolean;
  hotQuotes?: HotQuotes | undefined;
}

/** A system, and what it is notified of. */
export interface Listener {
  /** Its deliveries are listed under this name. */
  channel: TargetChannel;
  events: readonly NotifiedEvent[];
}

/** Where nobody but people is notified. */
export const NO_OTHER_SYSTEMS: OtherSystems = { targets: [], productApi: false };

/** Those that are configured. */
export const otherSystemsOf = (config: OtherSystemsConfig): OtherSystems => ({
  targets: config.targets ?? [],
  productApi: config.productApiUrl !== undefined,
  hotQuotes: config.hotQuotes,
});
