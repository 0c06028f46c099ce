import type { Transaction } from 'kysely';
import type { Storage } from '../../platform/database/index.ts';
import type { OptInRow, Tables } from '../../platform/database/tables.ts';
import {
  addressHash,
  hashesInRefusal,
  hashInToken,
  isOptInToken,
  mailboxHash,
  sameAddress,
  tokenHash,
} from '../lead/addresses.ts';
import { type Listener, NO_OTHER_SYSTEMS, type OtherSystems } from '../lead/enabled-targets.ts';
import { enqueueEvent, leadDelivery, turnOf } from '../queue/new-deliveries.ts';
import { isRefused, suppress } from './opt-ins.ts';

/** The outcome of a click on the link that confirms. */
export type Confirmation = 'confirmed' | 'ended' | 'unknown';

/** Begins and ends subscriptions; each token comes from an e-mail, so anyone who has it reads the mailbox. */
export class Subscriptions {
  readonly #storage: Pick<Storage, 'db' | 'keys'>;
  readonly #messageDomain: string;
  readonly #targets: readonly Listener[];

  /**
   * @param messageDomain domain of the Message-IDs, that of the sender of our e-mail
   * @param targets other systems that are notified when somebody subscribes or unsubscribes
   */
  constructor(
    storage: Pick<Storage, 'db' | 'keys'>,
    messageDomain: string,
    { targets }: Pick<OtherSystems, 'targets'> = NO_OTHER_SYSTEMS,
  ) {
    this.#storage = storage;
    this.#messageDomain = messageDomain;
    this.#targets = targets;
  }

  /**
   * Begins the subscription that the token of an e-mail stands for, and owes a welcome; the token then opens nothing more.
   * @returns `confirmed` also for a second click, which changes nothing; `ended` when its owner has unsubscribed since, or asked us never
   * to write again; `unknown` when the token is none of ours or too old
   */
  confirm(token: string): Promise<Confirmation> {
    const { db, keys } = this.#storage;
    const now = new Date().toISOString();
    return db.transaction().execute(async (transaction) => {
      const optIn = await transaction
        .selectFrom('opt_ins')
        .selectAll()
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (!optIn || !isOptInToken(keys, token, optIn.lead_id)) return 'unknown';
      if (await isRefused(transaction, keys, optIn.email)) return 'ended';
      const { numUpdatedRows } = await transaction
        .updateTable('opt_ins')
        .set({ used_at: now })
        .where('token_hash', '=', optIn.token_hash)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) await this.#subscribe(transaction, optIn, now);
      const subscriber = await transaction
        .selectFrom('subscribers')
        .select('email')
        .where('address_hash', '=', addressHash(keys, optIn.email))
        .executeTakeFirst();
      return subscriber ? 'confirmed' : 'ended';
    });
  }

  /**
   * Ends the subscription that a token of one of its letters stands for; with the token of any other e-mail, nothing of ours
   * goes to that mailbox again.
   * @returns false when the token is none of ours; true also when there is nothing left to end
   */
  end(token: string): Promise<boolean> {
    const { db, keys } = this.#storage;
    const hash = hashInToken(keys, token);
    return db.transaction().execute(async (transaction) => {
      if (hash === undefined) return this.#refuse(transaction, token);
      await this.#unsubscribe(transaction, [hash]);
      await suppress(transaction, hash, 'unsubscribed');
      return true;
    });
  }

  async #subscribe(transaction: Transaction<Tables>, optIn: OptInRow, now: string): Promise<void> {
    const { email, first_name, consent_version, requested_at, lead_id } = optIn;
    const address_hash = addressHash(this.#storage.keys, email);
    await transaction.deleteFrom('suppressions').where('address_hash', '=', address_hash).execute();
    const added = await transaction
      .insertInto('subscribers')
      .values({ address_hash, email, first_name, consent_version, requested_at, confirmed_at: now })
      .onConflict((conflict) => conflict.column('address_hash').doNothing())
      .returning('email')
      .executeTakeFirst();
    if (!added) return;
    const subscriber = { email, firstName: first_name };
    await enqueueEvent(transaction, this.#targets, { event: 'subscribed', at: now, subscriber });
    const lead = await transaction
      .selectFrom('leads')
      .select('id')
      .where('id', '=', lead_id)
      .executeTakeFirst();
    if (!lead) return;
    await transaction
      .insertInto('outbox')
      .values(
        leadDelivery({
          leadId: lead.id,
          channel: 'newsletter-welcome',
          dueAt: now,
          turnAt: turnOf('newsletter', Date.parse(now)),
          messageDomain: this.#messageDomain,
        }),
      )
      .execute();
  }

  /** Other systems hear only of somebody who had subscribed, as they did before. */
  async #unsubscribe(transaction: Transaction<Tables>, hashes: string[]): Promise<void> {
    const ended = await transaction
      .deleteFrom('subscribers')
      .where('address_hash', 'in', hashes)
      .returning(['email', 'first_name'])
      .execute();
    const at = new Date().toISOString();
    for (const { email, first_name } of ended) {
      const subscriber = { email, firstName: first_name };
      await enqueueEvent(transaction, this.#targets, { event: 'unsubscribed', at, subscriber });
    }
  }

  async #refuse(transaction: Transaction<Tables>, token: string): Promise<boolean> {
    const hashes = hashesInRefusal(this.#storage.keys, token) ?? (await this.#asked(transaction, token));
    if (!hashes) return false;
    const { mailbox, address } = hashes;
    await this.#unsubscribe(transaction, [mailbox, address]);
    await suppress(transaction, mailbox, 'refused');
    return true;
  }

  /** Whom an e-mail asked to confirm; those sent before every e-mail had a token for refusals end with its own. */
  async #asked(transaction: Transaction<Tables>, token: string) {
    const { keys } = this.#storage;
    const optIn = await transaction
      .selectFrom('opt_ins')
      .select(['email', 'lead_id'])
      .where('token_hash', '=', tokenHash(token))
      .executeTakeFirst();
    if (!optIn || !isOptInToken(keys, token, optIn.lead_id)) return undefined;
    return { mailbox: mailboxHash(keys, optIn.email), address: addressHash(keys, optIn.email) };
  }
}

/** Forgets an address, as its owner may ask; that it wants no letters stays known by its hash alone. */
export async function forgetAddress(db: Storage['db'], email: string): Promise<void> {
  await db.deleteFrom('opt_ins').where('email', '=', sameAddress(email)).execute();
  await db.deleteFrom('subscribers').where('email', '=', sameAddress(email)).execute();
  await db.deleteFrom('outbox').where('email', '=', sameAddress(email)).execute();
}
