import type { DeskAction } from '#domain/leads/desk/desk.ts';
import type { DeskOutcome, DeskSheet } from '#domain/leads/desk-links/desk-page.ts';
import type { Content } from '#domain/services/content.ts';
import type { Storage } from '../../platform/database/index.ts';
import { type Allowance, drawOne } from '../../platform/limits/allowances.ts';
import { type QueueParts, TooMany } from '../accept/enqueue.ts';
import { canSendAgain, changeLead, type DeskChange, sendAgain } from '../desk/desk-events.ts';
import { findLeads, type LeadRecord } from '../desk/lead-records.ts';
import { releaseLead } from '../desk/release.ts';
import { deskFacts } from '../mail/mail.ts';
import { leadInToken } from './desk-tokens.ts';

/** How often the buttons of one lead work: a link may be with somebody who is not the desk. */
const PRESSES: Allowance = { atOnce: 30, perHour: 30 };
/** How often its e-mail goes out again: three times, and then once in eight hours. */
const RESENDS: Allowance = { atOnce: 3, perHour: 1 / 8 };

/** The parts that the desk is made of. */
export interface DeskParts {
  storage: Pick<Storage, 'db' | 'keys'>;
  content: Pick<Content, 'site' | 'emails' | 'article' | 'marketingForm' | 'page'>;
  /** Public origin, without a final slash. */
  siteUrl: string;
  /** The rules of what a released lead owes. */
  pending: QueueParts;
}

/** The actions of the desk on a lead by the link of an e-mail; anyone who has the link is the desk. */
export class Desk {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** The sheet that the page shows; nothing where the token is none of ours or too old, or the lead was erased. */
  async sheet(token: string): Promise<DeskSheet | undefined> {
    const { storage, content, siteUrl } = this.#parts;
    const leadId = leadInToken(storage.keys, token);
    if (leadId === undefined) return undefined;
    const [record] = await findLeads(storage.db, leadId);
    return record && { token, facts: deskFacts(record.lead, content, siteUrl), ...workOf(record) };
  }

  /**
   * Does what a button says, and notes what was typed with it.
   * @returns nothing where the token opens nothing
   * @throws TooMany when a lead is pressed more often than a desk does
   */
  async act(token: string, change: Omit<DeskChange, 'leadId'>): Promise<DeskOutcome | undefined> {
    const { storage, pending } = this.#parts;
    const leadId = leadInToken(storage.keys, token);
    if (leadId === undefined) return undefined;
    const { what, by } = change;
    await this.#countPress(leadId, what);
    const isSaid = what !== 'resent' && what !== 'released';
    const said = await changeLead(
      storage,
      { ...change, what: isSaid ? what : 'noted', leadId },
      pending.otherSystems,
    );
    if (said === undefined) return undefined;
    if (isSaid) return said ? what : 'unchanged';
    const isDone =
      what === 'resent'
        ? await sendAgain(storage, leadId, by, pending.otherSystems)
        : (await releaseLead(storage, leadId, pending, by)) !== undefined;
    if (isDone) return what;
    return said ? 'noted' : 'unchanged';
  }

  async #countPress(leadId: string, what: DeskAction): Promise<void> {
    const { db } = this.#parts.storage;
    const isResend = what === 'resent' && (await canSendAgain(db, leadId));
    const [key, allowance] = isResend ? ['desk-resent', RESENDS] : ['desk', PRESSES];
    const drawn = await drawOne(db, `${key}:${leadId}`, allowance, Date.now());
    if ('refusedForMs' in drawn) throw new TooMany(drawn.refusedForMs);
  }
}

function workOf({ lead, deliveries, events }: LeadRecord): Omit<DeskSheet, 'token' | 'facts'> {
  return {
    state: lead.desk_state ?? 'open',
    takenBy: lead.taken_by,
    nextCallAt: lead.next_call_at,
    wonValue: lead.won_value,
    lostReason: lead.lost_reason,
    isSuspectedSpam: lead.status === 'suspected_spam',
    hasEmail: deliveries.some(({ channel }) => channel === 'sales-email'),
    history: events.map(({ at, what, by_name, note, detail }) => ({ at, what, by: by_name, note, detail })),
  };
}
