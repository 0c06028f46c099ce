import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { type CarriedField, type FormField, sentFields } from '#domain/leads/forms/fields.ts';
import { FORMS } from '#domain/leads/forms/index.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import type { Quote } from '#domain/price/question/quote.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { NO_ORIGIN, type Origin } from '#domain/visits/origin.ts';
import { isConstraintError } from '../../platform/database/errors.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { LeadRow, Tables } from '../../platform/database/tables.ts';
import { type Allowance, Allowances, type Source } from '../../platform/limits/allowances.ts';
import type { Log } from '../../platform/log.ts';
import { NO_OTHER_SYSTEMS, type OtherSystems } from '../lead/enabled-targets.ts';
import { typedValue } from '../lead/values.ts';
import type { MailLimits } from '../mail/sender-email-limits.ts';
import {
  allowanceKeys,
  type CountedLead,
  countedLead,
  pendingDeliveries,
  type QueueParts,
  SubmissionLimit,
  TooMany,
} from './enqueue.ts';
import { GroupCommit } from './group-commit.ts';
import { cleaned } from './sanitize.ts';

/**
 * The key under which a submission is stored once. It covers what was sent, so that a key used twice for two messages
 * loses neither. Without a key from the browser, the same message on the same day in Lagos counts as a repeat.
 * @param given the `Idempotency-Key` of the request
 * @param suspectedSpam keeps a repeat without the trap filled from being taken for the suspected one
 */
export function submissionKey(
  enquiry: Enquiry,
  given: string | undefined,
  suspectedSpam: boolean,
  now: Date,
) {
  const typed = sentFields(FORMS[enquiry.kind]).flatMap(([name, field]) => typedIn(enquiry, name, field));
  const parts = [given ?? lagosDay(now), suspectedSpam, ...formOf(enquiry), ...typed];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * An optional field is part of the key, with its name, and only once it is filled: a retry that was typed before the form had the field
 * finds the same key.
 */
function typedIn(enquiry: Enquiry, name: string, field: FormField | CarriedField): (string | string[])[] {
  const typed = typedValue(enquiry, name);
  if (!('optional' in field && field.optional)) return [typed];
  return typed === '' ? [] : [[name, typed]];
}

/** Keys of contact leads never named their form; a retry after an upgrade must find the same key. */
const formOf = ({ kind }: Enquiry) => (kind === 'contact' ? [] : [kind]);

/** How an enquiry reached us. */
export interface Submission {
  enquiry: Enquiry;
  /** The answer to the question of an enquiry of the kind `quote`. */
  quote?: Quote | undefined;
  /** The network that it came from; without it, no limit of a network counts. */
  source?: Source;
  /** Where it was written, as it is stored (server/leads/accept/sanitize.ts); a repeat may name another place. */
  origin?: Origin | undefined;
  /** The `Idempotency-Key` of the request, if it had one. */
  idempotencyKey?: string | undefined;
  /** Such a lead is kept, but nobody is notified of it. */
  suspectedSpam: boolean;
  requestId: string;
  /** Version of the text on the use of the details that the form showed. */
  consentVersion?: string | undefined;
  /** Version of the text by which the newsletter was asked for, if it was. */
  newsVersion?: string | undefined;
}

/** The limits of what leads cause besides themselves. */
export interface LeadRules {
  otherSystems: OtherSystems;
  /** Of one network and form; without it, there is no limit. */
  submissions?: Allowance | undefined;
  mails: MailLimits;
  /** Notified of e-mails that a limit withholds. */
  log?: Pick<Log, 'warn'>;
}

const NO_MAIL_LIMITS: MailLimits = { recipientDaily: 0, addressHourly: 0, networkHourly: 0, totalHourly: 0 };

/** A lead on its way into the database. */
interface Arriving {
  lead: LeadRow;
  /** The counts that its deliveries draw from; absent where it owes none. */
  counted?: CountedLead | undefined;
  /** The key that is counted for its network and form. */
  limitKey?: string | undefined;
}

type Outcome = { id: string } | TooMany;

/** Takes leads in, with the deliveries that they cause. */
export class LeadStore {
  readonly #db: Storage['db'];
  readonly #queueParts: QueueParts;
  readonly #limit: SubmissionLimit | undefined;
  readonly #commit = new GroupCommit<Arriving, Outcome>((leads) => this.#store(leads), isConstraintError);

  /** @param messageDomain domain of the Message-IDs, that of the sender of our e-mail */
  constructor(
    { db, keys }: Pick<Storage, 'db' | 'keys'>,
    messageDomain: string,
    { otherSystems = NO_OTHER_SYSTEMS, submissions, mails = NO_MAIL_LIMITS, log }: Partial<LeadRules> = {},
  ) {
    this.#db = db;
    this.#queueParts = { keys, messageDomain, otherSystems, mailLimits: mails, log };
    this.#limit = submissions && new SubmissionLimit(keys, submissions);
  }

  /**
   * Stores a lead with its deliveries; once it returns, they are on the disk. A repeat gets the id of the first.
   * @throws TooMany when its network has sent too many by this form, and other errors when the storage fails; then nothing is
   * stored
   */
  async accept(submission: Submission): Promise<{ id: string }> {
    const { enquiry, quote, source, idempotencyKey, suspectedSpam } = submission;
    const { requestId, consentVersion, newsVersion, origin = NO_ORIGIN } = submission;
    const limitKey = source && this.#limit?.keyOf(enquiry.kind, source);
    if (limitKey) this.#limit?.refuseKnown(limitKey);
    const now = new Date();
    const lead: LeadRow = {
      id: randomUUID(),
      created_at: now.toISOString(),
      ...cleaned(enquiry),
      quote: quote ? JSON.stringify(quote) : null,
      idempotency_key: submissionKey(enquiry, idempotencyKey, suspectedSpam, now),
      status: suspectedSpam ? 'suspected_spam' : 'accepted',
      desk_state: null,
      desk_changed_at: null,
      taken_by: null,
      next_call_at: null,
      won_value: null,
      lost_reason: null,
      request_id: requestId,
      consent_version: consentVersion ?? null,
      news_version: newsVersion ?? null,
      ...origin,
    };
    const counted = suspectedSpam ? undefined : countedLead(lead, source, this.#queueParts);
    const outcome = await this.#commit.add({ lead, counted, limitKey });
    if (outcome instanceof TooMany) throw outcome;
    return outcome;
  }

  /** Stores leads together. @returns the ids that their keys have, in the same order, or why one is refused */
  #store(arriving: Arriving[]): Promise<Outcome[]> {
    return this.#db.transaction().execute(async (transaction) => {
      const allowances = await Allowances.of(transaction, arriving.flatMap(keysOf));
      const refused = await this.#refuse(transaction, allowances, arriving);
      // Two processes that store the same keys in different orders would wait for each other.
      const taken = arriving
        .filter(({ lead }) => !refused.has(lead.idempotency_key))
        .toSorted((a, b) => (a.lead.idempotency_key < b.lead.idempotency_key ? -1 : 1));
      const stored = await insertNew(
        transaction,
        taken.map(({ lead }) => lead),
      );
      const idByKey = new Map(stored.map(({ id, idempotency_key }) => [idempotency_key, id]));
      const isNew = ({ lead }: Arriving) => idByKey.get(lead.idempotency_key) === lead.id;
      const reported = taken.filter(isNew).flatMap(({ counted }) => (counted ? [counted] : []));
      const pending = await pendingDeliveries(transaction, allowances, reported, this.#queueParts);
      if (pending.length > 0) await transaction.insertInto('outbox').values(pending).execute();
      await allowances.save();
      const repeated = taken.map(({ lead }) => lead.idempotency_key).filter((key) => !idByKey.has(key));
      for (const { id, idempotency_key } of await leadsOf(transaction, repeated))
        idByKey.set(idempotency_key, id);
      return arriving.map(({ lead }) => {
        const outcome = refused.get(lead.idempotency_key) ?? idByKey.get(lead.idempotency_key);
        if (outcome === undefined) throw new Error('the lead that had this key was deleted meanwhile');
        return typeof outcome === 'string' ? { id: outcome } : outcome;
      });
    });
  }

  /** Counts what networks send, but for repeats. @returns what is refused, by its key */
  async #refuse(
    transaction: Transaction<Tables>,
    allowances: Allowances,
    arriving: Arriving[],
  ): Promise<Map<string, TooMany>> {
    const refused = new Map<string, TooMany>();
    const limited = arriving.filter(({ limitKey }) => limitKey !== undefined);
    const known = await leadsOf(
      transaction,
      limited.map(({ lead }) => lead.idempotency_key),
    );
    const counted = new Set(known.map((lead) => lead.idempotency_key));
    for (const { lead, limitKey = '' } of limited) {
      if (counted.has(lead.idempotency_key)) continue;
      counted.add(lead.idempotency_key);
      const error = this.#limit?.count(allowances, limitKey, Date.parse(lead.created_at));
      if (error) refused.set(lead.idempotency_key, error);
    }
    return refused;
  }
}

/** The keys of all allowances that a lead draws from, its own and those of its deliveries. */
const keysOf = ({ counted, limitKey }: Arriving): string[] => [
  ...(counted ? allowanceKeys(counted) : []),
  ...(limitKey === undefined ? [] : [limitKey]),
];

async function insertNew(transaction: Transaction<Tables>, leads: LeadRow[]) {
  if (leads.length === 0) return [];
  return transaction
    .insertInto('leads')
    .values(leads)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'idempotency_key'])
    .execute();
}

async function leadsOf(transaction: Transaction<Tables>, keys: string[]) {
  if (keys.length === 0) return [];
  return transaction
    .selectFrom('leads')
    .select(['id', 'idempotency_key'])
    .where('idempotency_key', 'in', keys)
    .execute();
}
