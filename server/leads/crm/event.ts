import type { ToldEvent } from '#domain/leads/channels.ts';
import type { Instant, LeadRow } from '../../platform/database/tables.ts';

/** A message to another system. */
export interface News {
  /** The same at each attempt to tell the same thing. */
  id: string;
  event: ToldEvent;
  at: Instant;
  /** The lead that it is about, as it is now. */
  lead?: LeadRow | undefined;
  /** The name that was typed at the desk. */
  by?: string | null | undefined;
  /** Whose newsletter it is about, and whether he takes it now. */
  subscriber?: { email: string; firstName: string; isSubscribed: boolean } | undefined;
}

/** Tells one other system, in its own way. */
export interface Teller {
  /** @throws Refused where it wants this one not; any other error counts as an outage */
  tell(news: News, signal: AbortSignal): Promise<void>;
  /** Tries what can be tried without changing anything there. @returns what was found; throws where telling would fail */
  check(signal: AbortSignal): Promise<string>;
}
