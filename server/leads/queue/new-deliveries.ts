import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { EnquiryKind } from '#domain/leads/lead.ts';
import type { DeliveryRow, Instant, Tables } from '../../platform/database/tables.ts';
import type { Listener } from '../lead/enabled-targets.ts';

/** A message to the desk goes before everything of the day before that is none. */
const HEAD_START_MS = 24 * 60 * 60 * 1000;

/** Whether a lead of a form is a message to the desk. */
const IS_TO_DESK: Record<EnquiryKind, boolean> = {
  contact: true,
  marketing: false,
  eguide: false,
  newsletter: false,
  quote: true,
  partner: true,
};

/** The turn of what a lead of a form causes, when it is behind nobody of its own source. */
export function turnOf(kind: EnquiryKind, time: number): Instant {
  return new Date(IS_TO_DESK[kind] ? time : time + HEAD_START_MS).toISOString();
}

/** What every delivery needs, and what it carries besides. */
type NewDelivery = Pick<DeliveryRow, 'id' | 'channel' | 'due_at'> & Partial<DeliveryRow>;

/** A delivery that nobody has tried yet. */
export const newDelivery = (given: NewDelivery): DeliveryRow => ({
  state: 'pending',
  attempts: 0,
  leased_until: null,
  turn_at: given.due_at,
  last_error: null,
  sent_at: null,
  lead_id: null,
  message_id: null,
  event: null,
  happened_at: null,
  by_name: null,
  note: null,
  email: null,
  first_name: null,
  from_at: null,
  ...given,
});

/** The facts that a delivery of a lead begins with. */
interface OfLead {
  leadId: string;
  channel: DeliveryRow['channel'];
  dueAt: Instant;
  /** Its place in the line (server/leads/queue/worker.ts). */
  turnAt: Instant;
  /** Domain of the Message-ID, that of the sender of our e-mail. */
  messageDomain: string;
}

/** A delivery that a lead causes: one of each channel. */
export function leadDelivery({ leadId, channel, dueAt, turnAt, messageDomain }: OfLead): DeliveryRow {
  const id = `${leadId}.${channel}`;
  const message_id = `<${id}@${messageDomain}>`;
  return newDelivery({ id, channel, due_at: dueAt, turn_at: turnAt, lead_id: leadId, message_id });
}

/** Something that other systems are notified of after a lead has come. */
export interface Happening {
  event: NonNullable<DeliveryRow['event']>;
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
    .map(({ channel }) =>
      newDelivery({
        id: `${randomUUID()}.${channel}`,
        channel,
        due_at: at,
        event,
        happened_at: at,
        lead_id: lead?.id ?? null,
        by_name: lead?.by ?? null,
        note: lead?.note ?? null,
        email: subscriber?.email ?? null,
        first_name: subscriber?.firstName ?? null,
      }),
    );
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute();
}
