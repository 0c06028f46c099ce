import type { Kysely, Transaction } from 'kysely';
import type { DeliveryRow, EventDeliveryRow, LeadRow, Tables } from '../../platform/database/tables.ts';
import { type AnyClaim, RowQueue } from './row-queue.ts';

/** A delivery that this process holds for a while, with the lead that it is about. */
export interface Claim extends AnyClaim {
  delivery: DeliveryRow;
  lead: LeadRow;
}

/** News of something that happened later, with the lead that it is about, where it is about one. */
export interface EventClaim extends AnyClaim {
  delivery: EventDeliveryRow;
  lead: LeadRow | undefined;
  /** Whether the address that it is about takes the newsletter now; events may be told in another order than they happened. */
  isSubscribed: boolean;
}

/** The queue of deliveries that new leads owe. */
export class DeliveryQueue extends RowQueue<Claim> {
  constructor(db: Kysely<Tables>) {
    super(db, {
      table: 'deliveries',
      claimOf: async (transaction, delivery) => {
        const lead = await leadOf(transaction, delivery.lead_id).executeTakeFirstOrThrow();
        return { delivery, lead, owedSince: lead.created_at };
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
        owedSince: delivery.happened_at,
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
