import { z } from 'zod';
import { naira } from '#domain/company/claims.ts';
import { LEAD_COLUMNS, type LeadColumn } from '#domain/leads/forms/columns.ts';
import { NOTIFIED_EVENTS, type NotifiedEvent, type TargetChannel } from '#domain/leads/lead.ts';
import { referenceOf } from '#domain/leads/reference.ts';
import { LEAD_STATES, type LeadState } from '#domain/leads/states.ts';
import { lagosSortedTime } from '#domain/shared/dates.ts';
import type { Instant, LeadRow } from '../../platform/database/tables.ts';
import { quoteText } from '../lead/values.ts';

/** A message to another system. */
export interface LeadEvent {
  /** The same at each attempt to deliver the same event. */
  id: string;
  event: NotifiedEvent;
  at: Instant;
  /** The lead that it is about, as it is now. */
  lead?: LeadRow | undefined;
  /** The name that was typed at the desk. */
  by?: string | null | undefined;
  /** And the note. */
  note?: string | null | undefined;
  /** Whose newsletter it is about, and whether he takes it now. */
  subscriber?: { email: string; firstName: string; isSubscribed: boolean } | undefined;
}

/** Tells one other system, in its own way. */
export interface Notifier {
  /** @throws Refused where it wants this one not; any other error counts as an outage */
  notify(leadEvent: LeadEvent, signal: AbortSignal): Promise<void>;
  /** Tries what can be tried without changing anything there. @returns what was found; throws where telling would fail */
  check(signal: AbortSignal): Promise<string>;
}

/** The properties of every other system that is notified of leads. */
export interface AnyTarget {
  /** Of which kind it is, by its name in `LEADS_TARGETS`. */
  kind: string;
  /** Its deliveries are listed under this name. */
  channel: TargetChannel;
  /** The events that it is notified of. */
  events: readonly NotifiedEvent[];
  url: string;
  /** Whether it may be in the own network. */
  allowPrivate: boolean;
}

/** All that is known of one kind of target. */
export interface TargetKind<OfKind extends AnyTarget> {
  /** Reads what is written below the name of one. */
  written: z.ZodType<Omit<OfKind, 'channel'>>;
  /** The thing to do when one fails its check. */
  remedy: string;
  notifier(target: OfKind): Notifier;
}

/** The other system's name of each state of a lead. */
export type States = Record<LeadState, string>;

/** Where another system is. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'write an address like https://crm.example.com/hook',
});

/** A secret of Standard Webhooks. */
export const webhookSecret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'write whsec_ and at least 24 random bytes in base64');

/** The events that a target wants to be notified of. */
export const notifiedEvents = z
  .array(z.enum(NOTIFIED_EVENTS, `write some of ${NOTIFIED_EVENTS.join(', ')}`))
  .min(1, 'name one at least');

/** @param says what is to be written where it is missing */
export const word = (says: string) => z.string(says).trim().min(1, says).max(300, says);

/** The other system's name of each state. @param standard where nothing is written */
export const states = (standard: States) =>
  z
    .strictObject(
      Object.fromEntries(
        LEAD_STATES.map((state) => [
          state,
          word('write its name, as the other system has it').default(standard[state]),
        ]),
      ) as Record<keyof States, z.ZodDefault<z.ZodString>>,
    )
    .default(standard);

/** The keys that can be written of a target of every kind. */
export const inEveryTarget = {
  events: notifiedEvents.optional(),
  private: z.boolean('write true or false').default(false),
};

/** The same as it is kept. @param standard what one of this kind is notified of where nothing is written */
export const read = (
  given: { events?: NotifiedEvent[] | undefined; private: boolean },
  standard: readonly NotifiedEvent[] = NOTIFIED_EVENTS,
): Pick<AnyTarget, 'events' | 'allowPrivate'> => ({
  events: given.events ?? standard,
  allowPrivate: given.private,
});

/** Reported in words by the quote, where there is one. */
const IN_QUOTE: LeadColumn = 'question';

/** The typed values, in lines, for a CRM's field of free text. */
export function summaryOf(lead: LeadRow): string {
  const facts: [label: string, value: string | null][] = [
    ['form', lead.kind],
    ['reference', referenceOf(lead.id)],
    ['received', lagosSortedTime(lead.created_at)],
    ['quote', quoteText(lead.quote)],
    ...LEAD_COLUMNS.filter((column) => column !== IN_QUOTE || lead.quote === null).map(
      (column): [string, string | null] => [column, lead[column]],
    ),
    ['page', lead.origin_page],
    ['campaign', lead.utm_campaign],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n');
}

/** The action of the desk, for the history of a CRM: a line, and what was noted below it. */
export function noteOf(news: LeadEvent): string {
  const { event, at, by, note } = news;
  const detail = detailOf(news);
  const line = `Website: ${event}${by ? ` by ${by}` : ''}, ${lagosSortedTime(at)}${detail && `: ${detail}`}`;
  return note ? `${line}\n${note}` : line;
}

/** The detail of an action, as the lead has it now: an event that failed is reported after later ones. */
function detailOf({ event, lead }: LeadEvent): string {
  if (event === 'won' && lead?.won_value) return naira(lead.won_value);
  if (event === 'lost' && lead?.lost_reason) return lead.lost_reason;
  if (event !== 'planned') return '';
  return lead?.next_call_at ? `next call ${lagosSortedTime(lead.next_call_at)}` : 'no call planned any more';
}
