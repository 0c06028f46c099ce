import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { EMAILS } from '#domain/emails.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import type { DeliveryRow, LeadRow, Tables } from '../storage/tables.ts';
import { cleaned } from './cleaned.ts';
import { submissionKey } from './idempotency.ts';

/** How an enquiry reached us. */
export interface Submission {
  enquiry: Enquiry;
  /** The `Idempotency-Key` of the request, if it had one. */
  idempotencyKey?: string;
  /** Such a lead is kept, but nobody is told of it. */
  suspectedSpam: boolean;
  requestId: string;
}

/** Takes leads in, with the deliveries that they cause. */
export class LeadStore {
  readonly #db: Kysely<Tables>;
  readonly #messageDomain: string;

  /** @param messageDomain domain of the Message-IDs, that of the sender of our e-mail */
  constructor(db: Kysely<Tables>, messageDomain: string) {
    this.#db = db;
    this.#messageDomain = messageDomain;
  }

  /**
   * Stores a lead with its deliveries; once it returns, they are on the disk. A repeat gets the id of the first.
   * @throws when the storage fails; then nothing is stored
   */
  accept({ enquiry, idempotencyKey, suspectedSpam, requestId }: Submission): Promise<{ id: string }> {
    const now = new Date();
    const lead: LeadRow = {
      id: randomUUID(),
      created_at: now.toISOString(),
      ...cleaned(enquiry),
      idempotency_key: submissionKey(enquiry, idempotencyKey, suspectedSpam, now),
      status: suspectedSpam ? 'suspected_spam' : 'accepted',
      request_id: requestId,
    };
    return this.#db.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto('leads')
        .values(lead)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!stored) {
        return transaction
          .selectFrom('leads')
          .select('id')
          .where('idempotency_key', '=', lead.idempotency_key)
          .executeTakeFirstOrThrow();
      }
      if (!suspectedSpam) await transaction.insertInto('deliveries').values(this.#owed(lead)).execute();
      return stored;
    });
  }

  #owed(lead: LeadRow): DeliveryRow[] {
    return EMAILS.map((channel) => ({
      id: `${lead.id}.${channel}`,
      lead_id: lead.id,
      channel,
      state: 'pending',
      attempts: 0,
      due_at: lead.created_at,
      leased_until: null,
      last_error: null,
      message_id: `<${lead.id}.${channel}@${this.#messageDomain}>`,
      sent_at: null,
    }));
  }
}
