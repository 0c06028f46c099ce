import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EventDeliveryRow, Instant, Tables } from '../../platform/database/tables.ts';
import type { Listener } from '../lead/enabled-targets.ts';

/** Something that other systems are notified of after a lead has come. */
export interface Happening {
  event: EventDeliveryRow['event'];
  at: Instant;
  /** The lead that it is about, and the name and note that were typed with it. */
  lead?: { id: string; by: string | null; note: string | null };
  /** Whose newsletter it is about. */
  subscriber?: { email: string; firstName: string };
}

/**
 * Owes the news of something to those who want to hear it, in the transaction that makes it so. Each gets a row of its own, whose id
 * is the same at every attempt.
 */
export async function enqueueEvent(
  db: Kysely<Tables>,
  targets: readonly Listener[],
  { event, at, lead, subscriber }: Happening,
): Promise<void> {
  const rows = targets
    .filter(({ events }) => events.includes(event))
    .map(
      ({ channel }): EventDeliveryRow => ({
        id: `${randomUUID()}.${channel}`,
        channel,
        event,
        happened_at: at,
        lead_id: lead?.id ?? null,
        by_name: lead?.by ?? null,
        note: lead?.note ?? null,
        email: subscriber?.email ?? null,
        first_name: subscriber?.firstName ?? null,
        state: 'pending',
        attempts: 0,
        due_at: at,
        leased_until: null,
        turn_at: at,
        last_error: null,
        sent_at: null,
      }),
    );
  if (rows.length > 0) await db.insertInto('event_deliveries').values(rows).execute();
}
