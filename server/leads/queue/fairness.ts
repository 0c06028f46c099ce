import type { Keys } from '../../platform/database/keys.ts';
import type { Instant, LeadRow } from '../../platform/database/tables.ts';
import type { Allowance, Allowances } from '../../platform/limits/allowances.ts';
import type { Source } from '../../platform/limits/source.ts';
import { senderHash } from '../lead/recipient.ts';
import { turnOf } from './priority.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Of one source or sender, three leads go by their time; each further one behind what others send in ten seconds. */
const PLACES: Allowance = { atOnce: 3, perHour: 360, longestWaitMs: DAY_MS };

/** The keys that are counted for the turn of a lead: its sender, and the network where it is known. */
export const turnKeys = (keys: Keys, lead: LeadRow, source: Source | undefined): string[] => [
  `turn:sender:${senderHash(keys, lead)}`,
  ...(source ? [`turn:network:${keys.hash('network', source.network)}`] : []),
];

/**
 * The turn of what a lead causes: its time, but later the more its source or its sender has sent just now (start-time fair
 * queueing). Nothing waits for its turn to come: it only says who goes first where several wait.
 * @param counted by `turnKeys`
 */
export function drawTurn(allowances: Allowances, counted: string[], lead: LeadRow): Instant {
  const time = Date.parse(lead.created_at);
  const waits = counted.map((key) => {
    const drawn = allowances.draw(key, PLACES, time);
    return 'waitMs' in drawn ? drawn.waitMs : DAY_MS;
  });
  return turnOf(lead.kind, time + Math.max(...waits));
}
