import type { Kysely } from 'kysely';
import { LEAD_STATES, type LeadState } from '#domain/leads/states.ts';
import type { Instant, Tables } from '../../platform/database/tables.ts';
import { ASKING_KINDS, countLeads, type LeadFilter } from './lead-records.ts';

/** The states of the leads that ask for an answer. */
export interface DeskStats {
  states: Record<LeadState, number>;
  /** When the oldest came that nobody has answered. */
  unansweredSince: Instant | null;
}

/** @param time only leads that came in it; the oldest without an answer is that of all */
export async function deskStats(
  db: Kysely<Tables>,
  time: Pick<LeadFilter, 'from' | 'before'> = {},
): Promise<DeskStats> {
  const counts = await Promise.all(
    LEAD_STATES.map(async (desk) => [desk, await countLeads(db, { desk, ...time })]),
  );
  const oldest = await db
    .selectFrom('leads')
    .select((row) => row.fn.min('created_at').as('since'))
    .where('desk_state', 'is', null)
    .where('status', '=', 'accepted')
    .where('kind', 'in', ASKING_KINDS)
    .executeTakeFirst();
  return { states: Object.fromEntries(counts), unansweredSince: oldest?.since ?? null };
}
