import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Enquiry } from '#domain/enquiry.ts';
import { requestOptIn } from '../newsletter/opt-ins.ts';
import type { Storage } from '../storage/index.ts';
import { isRowFault } from '../storage/row-fault.ts';
import type { DeliveryRow, LeadRow, Tables } from '../storage/tables.ts';
import { cleaned } from './cleaned.ts';
import { owedDelivery } from './delivery-row.ts';
import { GroupCommit } from './group-commit.ts';
import { submissionKey } from './idempotency.ts';
import { type OtherSystems, owedFor } from './owed.ts';

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

const NO_OTHER_SYSTEMS: OtherSystems = { webhook: false, productApi: false };

/** Takes leads in, with the deliveries that they cause. */
export class LeadStore {
  readonly #storage: Pick<Storage, 'db' | 'sign'>;
  readonly #messageDomain: string;
  readonly #otherSystems: OtherSystems;
  readonly #commit = new GroupCommit<LeadRow, { id: string }>((leads) => this.#store(leads), isRowFault);

  /** @param messageDomain domain of the Message-IDs, that of the sender of our e-mail */
  constructor(storage: Pick<Storage, 'db' | 'sign'>, messageDomain: string, otherSystems = NO_OTHER_SYSTEMS) {
    this.#storage = storage;
    this.#messageDomain = messageDomain;
    this.#otherSystems = otherSystems;
  }

  /**
   * Stores a lead with its deliveries; once it returns, they are on the disk. A repeat gets the id of the first.
   * @throws when the storage fails; then nothing is stored
   */
  async accept(submission: Submission): Promise<{ id: string }> {
    const { enquiry, idempotencyKey, suspectedSpam, requestId, consentVersion, newsVersion } = submission;
    const now = new Date();
    return this.#commit.add({
      id: randomUUID(),
      created_at: now.toISOString(),
      ...cleaned(enquiry),
      idempotency_key: submissionKey(enquiry, idempotencyKey, suspectedSpam, now),
      status: suspectedSpam ? 'suspected_spam' : 'accepted',
      request_id: requestId,
      consent_version: consentVersion ?? null,
      news_version: newsVersion ?? null,
    });
  }

  /** Stores leads together. @returns the ids that their keys have, in the same order */
  #store(leads: LeadRow[]): Promise<{ id: string }[]> {
    // Two processes that store the same keys in different orders would wait for each other.
    const ordered = leads.toSorted((a, b) => (a.idempotency_key < b.idempotency_key ? -1 : 1));
    return this.#storage.db.transaction().execute(async (transaction) => {
      const stored = await transaction
        .insertInto('leads')
        .values(ordered)
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning(['id', 'idempotency_key'])
        .execute();
      const idByKey = new Map(stored.map(({ id, idempotency_key }) => [idempotency_key, id]));
      const owed: DeliveryRow[] = [];
      for (const lead of ordered) {
        if (idByKey.get(lead.idempotency_key) === lead.id)
          owed.push(...(await this.#owed(transaction, lead)));
      }
      if (owed.length > 0) await transaction.insertInto('deliveries').values(owed).execute();
      const repeated = leads.map((lead) => lead.idempotency_key).filter((key) => !idByKey.has(key));
      for (const { id, idempotency_key } of await leadsOf(transaction, repeated))
        idByKey.set(idempotency_key, id);
      return leads.map((lead) => {
        const id = idByKey.get(lead.idempotency_key);
        if (id === undefined) throw new Error('the lead that had this key was deleted meanwhile');
        return { id };
      });
    });
  }

  async #owed(transaction: Transaction<Tables>, lead: LeadRow): Promise<DeliveryRow[]> {
    if (lead.status === 'suspected_spam') return [];
    const wantsNews = lead.kind === 'newsletter' || lead.news_version !== null;
    const asksToConfirm = wantsNews && (await requestOptIn(transaction, this.#storage.sign, lead));
    return [
      ...owedFor(lead.kind, this.#otherSystems),
      ...(asksToConfirm ? ['newsletter-opt-in' as const] : []),
    ].map((channel) => owedDelivery(lead.id, channel, lead.created_at, this.#messageDomain));
  }
}

async function leadsOf(transaction: Transaction<Tables>, keys: string[]) {
  if (keys.length === 0) return [];
  return transaction
    .selectFrom('leads')
    .select(['id', 'idempotency_key'])
    .where('idempotency_key', 'in', keys)
    .execute();
}
