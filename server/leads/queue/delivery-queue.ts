import type { Kysely, Transaction } from 'kysely';
import type { ChannelName, EnquiryKind } from '#domain/leads/lead.ts';
import type {
  DeliveryRow,
  EventDeliveryRow,
  Instant,
  LeadRow,
  Tables,
} from '../../platform/database/tables.ts';
import { type AnyClaim, type Outcome, RowQueue } from './row-queue.ts';

/** A delivery that this process holds for a while, with the lead that it is about. */
export interface Claim extends AnyClaim {
  delivery: DeliveryRow;
  lead: LeadRow;
}

/** News of something that happened later, with the lead that it is about, where it is about one. */
export interface EventClaim extends AnyClaim {
  delivery: EventDeliveryRow;
  lead: LeadRow | undefined;
  /** Whether the address that it is about takes the newsletter now; events may be reported in another order than they happened. */
  isSubscribed: boolean;
}

/** The queue of deliveries that new leads owe. */
export class DeliveryQueue extends RowQueue<Claim> {
  constructor(db: Kysely<Tables>) {
    super(db, {
      table: 'deliveries',
      claimOf: async (transaction, delivery) => {
        const lead = await leadOf(transaction, delivery.lead_id).executeTakeFirstOrThrow();
        return { delivery, lead, pendingSince: lead.created_at };
      },
    });
  }
}

/** The queue of messages about everything that happens later. An address of the newsletter stays only until the other system knows it. */
export class EventQueue extends RowQueue<EventClaim> {
  constructor(db: Kysely<Tables>) {
    super(db, {
      table: 'event_deliveries',
      forgets: ['email', 'first_name'],
      claimOf: async (transaction, delivery) => ({
        delivery,
        lead:
          delivery.lead_id === null
            ? undefined
            : await leadOf(transaction, delivery.lead_id).executeTakeFirstOrThrow(),
        isSubscribed: delivery.email !== null && (await isSubscriber(transaction, delivery.email)),
        pendingSince: delivery.happened_at,
      }),
    });
  }
}

async function isSubscriber(transaction: Transaction<Tables>, email: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('subscribers')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return found !== undefined;
}

const leadOf = (transaction: Transaction<Tables>, id: string) =>
  transaction.selectFrom('leads').selectAll().where('id', '=', id);

/** A delivery that is pending, of a lead or of something that happened later. */
export interface PendingRow
  extends Pick<DeliveryRow, 'channel' | 'state' | 'attempts' | 'due_at' | 'last_error'> {
  /** Null for the newsletter, as the form is. */
  lead_id: string | null;
  kind: LeadRow['kind'] | null;
  email: string | null;
  /** When the lead came, or when it happened. */
  owed_since: Instant;
}

/** Columns of the same name in both queues. */
const BOTH_HAVE = ['channel', 'state', 'attempts', 'due_at', 'last_error', 'lead_id', 'kind'] as const;

/** Everything that is pending, with what became of it. */
export function pendingRows(db: Kysely<Tables>) {
  const ofLeads = db
    .selectFrom('deliveries')
    .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select([...BOTH_HAVE, 'leads.email', 'created_at as owed_since'])
    .$castTo<PendingRow>();
  const ofEvents = db
    .selectFrom('event_deliveries')
    .leftJoin('leads', 'leads.id', 'event_deliveries.lead_id')
    .select([
      ...BOTH_HAVE,
      (row) => row.fn.coalesce('leads.email', 'event_deliveries.email').as('email'),
      'happened_at as owed_since',
    ])
    .$castTo<PendingRow>();
  return db.selectFrom(ofLeads.unionAll(ofEvents).as('owed'));
}

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

/** The facts that a delivery begins with. */
interface Pending {
  leadId: string;
  channel: DeliveryRow['channel'];
  dueAt: Instant;
  /** Its place in the line (server/leads/queue/worker.ts). */
  turnAt: Instant;
  /** Domain of the Message-ID, that of the sender of our e-mail. */
  messageDomain: string;
}

/** A delivery that is pending for a lead. */
export function pendingDelivery({ leadId, channel, dueAt, turnAt, messageDomain }: Pending): DeliveryRow {
  return {
    id: `${leadId}.${channel}`,
    lead_id: leadId,
    channel,
    state: 'pending',
    attempts: 0,
    due_at: dueAt,
    leased_until: null,
    turn_at: turnAt,
    last_error: null,
    message_id: `<${leadId}.${channel}@${messageDomain}>`,
    sent_at: null,
  };
}

/** A way by which deliveries leave. Each has a worker of its own, so that a slow one holds up no other. */
export interface Channel<C extends AnyClaim = Claim> {
  /** Deliveries of this name are its own. */
  name: ChannelName;
  /** Where it leads, to say in the log; holds no secret. */
  destination: string;
  /** An attempt that takes longer, in milliseconds, has failed. */
  timeLimitMs: number;
  /** The state of a delivery once it has left; `sent` where it is not said. */
  outcome?: Outcome;
  /** How many deliveries may be under way at a time; one where it is not said. */
  parallel?: number;
  /**
   * Hands over one delivery; resolves when the other side has it. It can be called again with the same claim's delivery,
   * and then lets the other side see that it is a repeat.
   * @throws Refused when the other side wants this one not; any other error counts as an outage
   */
  deliver(claim: C, signal: AbortSignal): Promise<void>;
  /** Lets go of what it holds; nothing is delivered afterwards. */
  close?(): void;
}
