import type { EnquiryKind } from '#domain/enquiry.ts';
import type { Allowance, Allowances } from '../limits/allowances.ts';
import type { Source } from '../limits/source.ts';
import type { Keys } from '../storage/keys.ts';
import type { Instant, LeadRow } from '../storage/tables.ts';
import { senderHash } from './addressed.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A message to the desk goes before everything of the day before that is none. */
const HEAD_START_MS = DAY_MS;
/** Of one source or sender, three leads go by their time; each further one behind what others send in ten seconds. */
const PLACES: Allowance = { atOnce: 3, perHour: 360, longestWaitMs: DAY_MS };

/** Whether a lead of a form is a message to the desk. */
const IS_TO_DESK: Record<EnquiryKind, boolean> = {
  contact: true,
  marketing: false,
  eguide: false,
  newsletter: false,
  quote: true,
  partner: true,
};

/** The turn of what a lead of a form causes, when it stands behind nobody of its own source. */
export function turnOf(kind: EnquiryKind, time: number): Instant {
  return new Date(IS_TO_DESK[kind] ? time : time + HEAD_START_MS).toISOString();
}

/** What is counted for the turn of a lead: its sender, and the network where it is known. */
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
