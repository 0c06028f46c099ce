import { DESK_NAME_MAX } from '#domain/leads/desk/desk.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { domainOf } from '../../platform/mail-domain/examine-domain.ts';
import { endlessWait } from '../../platform/network/retry-policy.ts';
import { noteReply } from '../desk/desk-events.ts';
import { findLeads } from '../desk/lead-records.ts';
import { sameAddress } from '../lead/addresses.ts';
import type { OtherSystems } from '../lead/enabled-targets.ts';
import { mailboxErrorText, type Position, readMailbox, type SeenMessage } from './read-mailbox.ts';
import type { RepliesMailbox } from './replies-config.ts';

const INTERVAL_MS = 120_000;
/** A reference anywhere in a subject. */
const REFERENCE = /\b[0-9a-f]{8}\b/gi;
/** References of one subject that are looked for. */
const REFERENCES_MAX = 3;
/** The Message-IDs of what the site itself sends about a lead. */
const OURS = /^<[0-9a-f]{8}-[0-9a-f-]{27}\./;

interface RepliesParts {
  db: Storage['db'];
  mailbox: RepliesMailbox;
  /** The desk's own addresses. */
  desk: readonly string[];
  siteUrl: string;
  otherSystems: Pick<OtherSystems, 'targets'>;
  log: Pick<Log, 'info' | 'warn'>;
}

/**
 * Looks every two minutes for what the desk wrote to customers, in a folder like Sent or a mailbox that gets blind copies, and marks the
 * enquiries as answered. A message counts where it is from the company, goes to the address of the enquiry, and has its reference in
 * the subject.
 */
export class Replies {
  readonly #parts: RepliesParts;
  readonly #domain: string;
  readonly #desk: ReadonlySet<string>;
  #position: Position | undefined;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #running = Promise.resolve();
  #stopped = false;

  constructor(parts: RepliesParts) {
    this.#parts = parts;
    this.#domain = new URL(parts.siteUrl).hostname.replace(/^www\./, '');
    this.#desk = new Set(parts.desk.map(sameAddress));
  }

  /** Begins to look, at once and then again and again. */
  start(): this {
    this.#running = this.pass().then((waitMs) => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.start(), waitMs).unref();
    });
    return this;
  }

  /** Whether the mailbox could be read at the last look. */
  isRead(): boolean {
    return this.#failures === 0;
  }

  /** One look; never fails. @returns how long to wait for the next, in ms */
  async pass(): Promise<number> {
    const { mailbox, log } = this.#parts;
    try {
      const { messages, position } = await readMailbox(mailbox, this.#position);
      for (const message of messages) await this.#mark(message);
      this.#position = position;
      if (this.#failures > 0) log.info({ host: mailbox.host }, 'the mailbox of replies is read again');
      this.#failures = 0;
      return INTERVAL_MS;
    } catch (error) {
      this.#failures += 1;
      // Once, and not every time: the metrics and the doctor go on saying it.
      if (this.#failures === 1)
        log.warn(
          { host: mailbox.host, remedy: mailboxErrorText(error) },
          'the mailbox of replies (REPLIES_MAILBOX) cannot be read: replies mark nothing meanwhile',
        );
      return Math.max(INTERVAL_MS, endlessWait(this.#failures));
    }
  }

  /** Stops after the current look. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #mark({ from, by, to, subject, messageId, isAutomatic, at }: SeenMessage): Promise<void> {
    if (isAutomatic || OURS.test(messageId) || !this.#isOurs(from)) return;
    const customers = new Set(to.map(sameAddress));
    const { db, otherSystems, log } = this.#parts;
    for (const reference of [...new Set(subject.match(REFERENCE))].slice(0, REFERENCES_MAX))
      for (const { lead } of await findLeads(db, reference)) {
        if (lead.email === null || !customers.has(sameAddress(lead.email))) continue;
        const change = { leadId: lead.id, by: by.slice(0, DESK_NAME_MAX), at: at.toISOString() };
        if (await noteReply({ db }, change, otherSystems)) log.info({ lead: lead.id }, 'answered by e-mail');
      }
  }

  /** An address of the desk, or one at the name of the site; a domain of many, as of a free mailbox, is never ours. */
  #isOurs(address: string): boolean {
    const domain = domainOf(address);
    const isAtSite = domain === this.#domain || domain.endsWith(`.${this.#domain}`);
    return this.#desk.has(sameAddress(address)) || isAtSite;
  }
}
