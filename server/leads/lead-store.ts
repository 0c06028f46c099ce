import { randomUUID } from 'node:crypto';
import type { EmailName } from '#domain/emails.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import { requestOptIn } from '../newsletter/opt-ins.ts';
import type { Storage } from '../storage/index.ts';
import type { LeadRow } from '../storage/tables.ts';
import { cleaned } from './cleaned.ts';
import { owedDelivery } from './delivery-row.ts';
import { submissionKey } from './idempotency.ts';
import { OWED_EMAILS } from './owed.ts';

/** How an enquiry reached us. */
export interface Submission {
  enquiry: Enquiry;
  /** The `Idempotency-Key` of the request, if it had one. */
  idempotencyKey?: string;
  /** Such a lead is kept, but nobody is told of it. */
  suspectedSpam: boolean;
  requestId: string;
  /** Version of the text on the use of the details that the form showed. */
  consentVersion?: string | undefined;
  /** Version of the text by which the newsletter was asked for, if it was. */
  newsVersion?: string | undefined;
}

/** Takes leads in, with the deliveries that they cause. */
export class LeadStore {
  readonly #storage: Pick<Storage, 'db' | 'sign'>;
  readonly #messageDomain: string;

  /** @param messageDomain domain of the Message-IDs, that of the sender of our e-mail */
  constructor(storage: Pick<Storage, 'db' | 'sign'>, messageDomain: string) {
    this.#storage = storage;
    this.#messageDomain = messageDomain;
  }

  /**
   * Stores a lead with its deliveries; once it returns, they are on the disk. A repeat gets the id of the first.
   * @throws when the storage fails; then nothing is stored
   */
  accept(submission: Submission): Promise<{ id: string }> {
    const { enquiry, idempotencyKey, suspectedSpam, requestId, consentVersion, newsVersion } = submission;
    const { db, sign } = this.#storage;
    const now = new Date();
    const lead: LeadRow = {
      id: randomUUID(),
      created_at: now.toISOString(),
      ...cleaned(enquiry),
      idempotency_key: submissionKey(enquiry, idempotencyKey, suspectedSpam, now),
      status: suspectedSpam ? 'suspected_spam' : 'accepted',
      request_id: requestId,
      consent_version: consentVersion ?? null,
      news_version: newsVersion ?? null,
    };
    const wantsNews = enquiry.kind === 'newsletter' || newsVersion !== undefined;
    return db.transaction().execute(async (transaction) => {
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
      if (suspectedSpam) return stored;
      const asksToConfirm = wantsNews && (await requestOptIn(transaction, sign, lead));
      const owed = (channel: EmailName) =>
        owedDelivery(lead.id, channel, lead.created_at, this.#messageDomain);
      const emails: EmailName[] = [
        ...OWED_EMAILS[lead.kind],
        ...(asksToConfirm ? ['newsletter-opt-in' as const] : []),
      ];
      if (emails.length > 0) {
        await transaction.insertInto('deliveries').values(emails.map(owed)).execute();
      }
      return stored;
    });
  }
}
