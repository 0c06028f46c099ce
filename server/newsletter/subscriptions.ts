import type { Transaction } from 'kysely';
import { owedDelivery } from '../leads/delivery-row.ts';
import type { Storage } from '../storage/index.ts';
import type { OptInRow, SuppressionRow, Tables } from '../storage/tables.ts';
import { addressHash, hashInToken, sameAddress, tokenHash } from './addresses.ts';

/** Begins and ends subscriptions; each token comes from an e-mail, so whoever has it reads the mailbox. */
export class Subscriptions {
  readonly #storage: Pick<Storage, 'db' | 'sign'>;
  readonly #messageDomain: string;

  /** @param messageDomain domain of the Message-IDs, that of the sender of our e-mail */
  constructor(storage: Pick<Storage, 'db' | 'sign'>, messageDomain: string) {
    this.#storage = storage;
    this.#messageDomain = messageDomain;
  }

  /**
   * Begins the subscription that the token of an e-mail stands for, and owes a welcome; the token then opens nothing more.
   * @returns false when the token is unknown or too old; true also for a second click, which changes nothing
   */
  confirm(token: string): Promise<boolean> {
    const now = new Date().toISOString();
    return this.#storage.db.transaction().execute(async (transaction) => {
      const optIn = await transaction
        .updateTable('opt_ins')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (!optIn) return this.#isKnown(transaction, token, now);
      await this.#subscribe(transaction, optIn, now);
      return true;
    });
  }

  /**
   * Ends the subscription that a token of one of its letters stands for; with the token of the e-mail that asked to confirm,
   * no e-mail asks that address again.
   * @returns false when the token is none of ours; true also when there is nothing left to end
   */
  end(token: string): Promise<boolean> {
    const { db, sign } = this.#storage;
    const hash = hashInToken(sign, token);
    return db.transaction().execute(async (transaction) => {
      if (hash === undefined) return this.#refuse(transaction, token);
      await transaction.deleteFrom('subscribers').where('address_hash', '=', hash).execute();
      await suppress(transaction, hash, 'unsubscribed');
      return true;
    });
  }

  async #isKnown(transaction: Transaction<Tables>, token: string, now: string): Promise<boolean> {
    const used = await transaction
      .selectFrom('opt_ins')
      .select('used_at')
      .where('token_hash', '=', tokenHash(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return used !== undefined;
  }

  async #subscribe(transaction: Transaction<Tables>, optIn: OptInRow, now: string): Promise<void> {
    const { email, first_name, consent_version, requested_at, lead_id } = optIn;
    const address_hash = addressHash(this.#storage.sign, email);
    await transaction.deleteFrom('suppressions').where('address_hash', '=', address_hash).execute();
    const added = await transaction
      .insertInto('subscribers')
      .values({ address_hash, email, first_name, consent_version, requested_at, confirmed_at: now })
      .onConflict((conflict) => conflict.column('address_hash').doNothing())
      .returning('email')
      .executeTakeFirst();
    const lead = await transaction
      .selectFrom('leads')
      .select('id')
      .where('id', '=', lead_id)
      .executeTakeFirst();
    if (!added || !lead) return;
    await transaction
      .insertInto('deliveries')
      .values(owedDelivery(lead.id, 'newsletter-welcome', now, this.#messageDomain))
      .execute();
  }

  async #refuse(transaction: Transaction<Tables>, token: string): Promise<boolean> {
    const optIn = await transaction
      .selectFrom('opt_ins')
      .select('email')
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst();
    if (!optIn) return false;
    const hash = addressHash(this.#storage.sign, optIn.email);
    await transaction.deleteFrom('subscribers').where('address_hash', '=', hash).execute();
    await suppress(transaction, hash, 'refused');
    return true;
  }
}

/** A refusal outlasts the end of a subscription. */
async function suppress(
  transaction: Transaction<Tables>,
  address_hash: string,
  reason: SuppressionRow['reason'],
): Promise<void> {
  const since = new Date().toISOString();
  await transaction
    .insertInto('suppressions')
    .values({ address_hash, reason, since })
    .onConflict((conflict) => {
      const known = conflict.column('address_hash');
      return reason === 'refused' ? known.doUpdateSet({ reason, since }) : known.doNothing();
    })
    .execute();
}

/** Forgets an address, as its owner may ask; that it wants no letters stays known by its hash alone. */
export async function forgetAddress(db: Storage['db'], email: string): Promise<void> {
  await db.deleteFrom('opt_ins').where('email', '=', sameAddress(email)).execute();
  await db.deleteFrom('subscribers').where('email', '=', sameAddress(email)).execute();
}
