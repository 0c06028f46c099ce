import type { Kysely } from 'kysely';
import { EMAILS, isToSender } from '#domain/leads/copy/emails.ts';
import type { ChannelName } from '#domain/leads/lead.ts';
import type { Instant, Tables } from '../../platform/database/tables.ts';
import { attemptsWithin } from '../../platform/network/retry-policy.ts';
import { pendingRows } from './dead-letters.ts';

const MINUTE_MS = 60_000;
/** A mail server that starts anew, or asks to come later, is back by then. */
const STUCK_AFTER_MS = 15 * MINUTE_MS;
/** Attempts tell how long something has been tried, also what was sent again long after the lead came. */
const MOST_ATTEMPTS = attemptsWithin(STUCK_AFTER_MS);

/** A channel by which news of leads does not leave. */
export interface StuckChannel {
  channel: ChannelName;
  /** Deliveries that have waited too long after a failure, or that nobody has taken. */
  waiting: number;
  /** Those to us that were given up; one to a sender is given up when there is no such mailbox. */
  dead: number;
  /** When the oldest of these leads came. */
  since: Instant;
}

const TO_SENDERS = EMAILS.filter(isToSender);

/** Finds the channels by which news does not leave. */
export async function stuckChannels(db: Kysely<Tables>, now = Date.now()): Promise<StuckChannel[]> {
  const before = new Date(now - STUCK_AFTER_MS).toISOString();
  const rows = await pendingRows(db)
    .select((row) => [
      'channel',
      'state',
      row.fn.countAll().as('count'),
      row.fn.min('owed_since').as('since'),
    ])
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'dead'), row('channel', 'not in', TO_SENDERS)]),
        row.and([row('state', '=', 'pending'), row('attempts', '>', MOST_ATTEMPTS)]),
        row.and([row('state', '=', 'pending'), row('due_at', '<', before)]),
      ]),
    )
    .groupBy(['channel', 'state'])
    .orderBy('channel')
    .execute();
  return [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, found]) => {
    const countOf = (state: 'pending' | 'dead') =>
      Number(found.find((row) => row.state === state)?.count ?? 0);
    const since = found.map((row) => row.since).sort()[0] ?? before;
    return { channel, waiting: countOf('pending'), dead: countOf('dead'), since };
  });
}

/** Tells a person of it; no name, no address. */
export function stuckText(stuck: StuckChannel[]): string {
  return stuck
    .map(
      ({ channel, waiting, dead, since }) =>
        `${channel}: ${waiting} waiting, ${dead} given up, the oldest since ${since}`,
    )
    .join('; ');
}
