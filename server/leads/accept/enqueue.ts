import type { Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type EmailName, isToSender } from '#domain/leads/copy/emails.ts';
import type { ChannelName, EnquiryKind } from '#domain/leads/lead.ts';
import type { Keys } from '../../platform/database/keys.ts';
import type { AddressedLead, DeliveryRow, LeadRow, Tables } from '../../platform/database/tables.ts';
import type { Allowance, Allowances, Source } from '../../platform/limits/allowances.ts';
import type { Log } from '../../platform/log.ts';
import { domainOf } from '../../platform/mail-domain/examine-domain.ts';
import { isForwarded } from '../channels/product-api.ts';
import { addressHash, mailboxHash } from '../lead/addresses.ts';
import { type OtherSystems, type OtherSystemsConfig, otherSystemsOf } from '../lead/enabled-targets.ts';
import { type HotQuotes, isHot } from '../lead/hot-quotes.ts';
import { isAddressed } from '../lead/values.ts';
import type { Mailbox } from '../mail/mailer.ts';
import { drawMail, type MailDraw, type MailLimits, mailDraws } from '../mail/sender-email-limits.ts';
import { noteOptIn, refusedOf } from '../newsletter/opt-ins.ts';
import { leadDelivery } from '../queue/new-deliveries.ts';
import { drawFairPlace, fairnessKeys } from '../queue/worker.ts';

/** The e-mails that a lead owes by the form that it came from; the one that asks to confirm a subscription comes on top. */
const OWED_EMAILS: Record<EnquiryKind, readonly EmailName[]> = {
  contact: ['sales-email', 'sender-confirmation'],
  marketing: ['sales-email', 'sender-confirmation'],
  eguide: ['sales-email', 'guide'],
  newsletter: [],
  quote: ['sales-email', 'sender-confirmation'],
  partner: ['sales-email'],
};

/** The channels of our desk and of other systems, which are always notified of a lead; of a subscription that nobody confirmed, they hear nothing. */
function pendingForUs(lead: LeadRow, { targets, productApi, hotQuotes }: OtherSystems): ChannelName[] {
  const { kind } = lead;
  const reported = kind === 'newsletter' ? [] : targets.filter(({ events }) => events.includes('accepted'));
  return [
    ...OWED_EMAILS[kind].filter((name) => !isToSender(name)),
    ...(hotQuotes && isHot(lead, hotQuotes) ? hotChannels(hotQuotes) : []),
    ...reported.map(({ channel }) => channel),
    ...(productApi && isForwarded(kind) ? ['product-api' as const] : []),
  ];
}

const hotChannels = ({ to }: HotQuotes): ChannelName[] => [
  ...(to.emails.length > 0 ? ['hot-quote' as const] : []),
  ...(to.chats.length > 0 ? ['hot-chat' as const] : []),
];

/** The e-mails to the address of a lead, as far as limits allow them; none where it has only a telephone number. */
function pendingForSender({ kind, news_version, email }: LeadRow): EmailName[] {
  if (email === null) return [];
  const wantsNews = kind === 'newsletter' || news_version !== null;
  return [...OWED_EMAILS[kind].filter(isToSender), ...(wantsNews ? ['newsletter-opt-in' as const] : [])];
}

/** The settings that decide which deliveries a lead causes. */
export interface OwedConfig extends OtherSystemsConfig {
  /** Sender of e-mail; the company's address (content/site.yaml) when absent. */
  mailFrom?: Mailbox;
  siteUrl: string;
  /** How much e-mail goes to people who only typed an address. */
  mailLimits: MailLimits;
}

export interface QueueParts {
  keys: Keys;
  /** Domain of the Message-IDs, that of the sender of our e-mail. */
  messageDomain: string;
  otherSystems: OtherSystems;
  mailLimits: MailLimits;
  log?: Pick<Log, 'warn'> | undefined;
}

/** The rules of what leads owe by the configuration alone, for a process that has no content; Message-IDs then carry the name of the site. */
export function queuePartsOf(config: OwedConfig, keys: Keys): QueueParts {
  return {
    keys,
    messageDomain: config.mailFrom ? domainOf(config.mailFrom.address) : new URL(config.siteUrl).hostname,
    otherSystems: otherSystemsOf(config),
    mailLimits: config.mailLimits,
  };
}

/** A lead with the keys it is counted by: networks and senders, known before its transaction begins. */
export interface CountedLead {
  lead: LeadRow;
  turn: string[];
  /** Of the address that was typed; absent where no e-mail goes to it. */
  sender?: { lead: AddressedLead; hashes: string[]; draws: MailDraw[] };
}

/** @param source the network that the lead came from, where it is known */
export function countedLead(
  lead: LeadRow,
  source: Source | undefined,
  { keys, mailLimits }: QueueParts,
): CountedLead {
  const turn = fairnessKeys(keys, lead, source);
  if (pendingForSender(lead).length === 0 || !isAddressed(lead)) return { lead, turn };
  const mailbox = mailboxHash(keys, lead.email);
  const hashes = [mailbox, addressHash(keys, lead.email)];
  return { lead, turn, sender: { lead, hashes, draws: mailDraws(keys, mailLimits, mailbox, source) } };
}

/** The keys of all allowances that a lead draws from. */
export const allowanceKeys = ({ turn, sender }: CountedLead): string[] => [
  ...turn,
  ...(sender?.draws.map(({ key }) => key) ?? []),
];

/**
 * The deliveries that leads cause, decided in the transaction that stores them: those to us always; those to the address that
 * was typed unless its owner refused them or a limit is reached, and later where a limit makes them wait.
 * @param allowances with the keys of all these leads
 */
export async function pendingDeliveries(
  transaction: Transaction<Tables>,
  allowances: Allowances,
  leads: CountedLead[],
  parts: QueueParts,
): Promise<DeliveryRow[]> {
  const { keys, messageDomain, otherSystems, log } = parts;
  const refused = await refusedOf(
    transaction,
    leads.flatMap(({ sender }) => sender?.hashes ?? []),
  );
  const deliveries: DeliveryRow[] = [];
  for (const { lead, turn, sender } of leads) {
    const turnAt = drawFairPlace(allowances, turn, lead);
    const enqueue = (channel: DeliveryRow['channel'], dueAt = lead.created_at) =>
      deliveries.push(leadDelivery({ leadId: lead.id, channel, dueAt, turnAt, messageDomain }));
    for (const channel of pendingForUs(lead, otherSystems)) enqueue(channel);
    if (!sender || sender.hashes.some((hash) => refused.has(hash))) continue;
    const now = Date.parse(lead.created_at);
    for (const name of pendingForSender(lead)) {
      const drawn = drawMail(allowances, sender.draws, now);
      if ('withheld' in drawn) {
        log?.warn({ lead: lead.id, channel: name, limit: drawn.withheld }, 'e-mail to a sender withheld');
        continue;
      }
      if (name === 'newsletter-opt-in') await noteOptIn(transaction, keys, sender.lead);
      enqueue(name, new Date(now + drawn.waitMs).toISOString());
    }
  }
  return deliveries;
}

/** Networks that are remembered to be refused; a flood from more costs a look into the database each time. */
const REMEMBERED_MAX = 5000;

/** More came from one network than people send. */
export class TooMany extends Error {
  override name = 'TooMany';
  readonly statusCode = 429;
  readonly retryAfterMs: number;

  /** @param retryAfterMs when the next one is taken */
  constructor(retryAfterMs: number) {
    super('too many submissions from one network');
    this.retryAfterMs = retryAfterMs;
  }
}

/** Limits what one network may send by one form. A repeat of what was taken before costs nothing. */
export class SubmissionLimit {
  readonly #keys: Keys;
  readonly #allowance: Allowance;
  /** Until when a network is refused, by a stop-watch: a flood costs no look into the database. */
  readonly #refused = new LRUCache<string, number>({ max: REMEMBERED_MAX });

  constructor(keys: Keys, allowance: Allowance) {
    this.#keys = keys;
    this.#allowance = allowance;
  }

  /** The key under which a source and a form are counted. */
  keyOf(kind: EnquiryKind, { network }: Source): string {
    return `submit:${kind}:${this.#keys.hash('network', network)}`;
  }

  /** @throws TooMany when it is known that the next one is refused */
  refuseKnown(key: string): void {
    const forMs = (this.#refused.get(key) ?? 0) - performance.now();
    if (forMs > 0) throw new TooMany(forMs);
  }

  /** Counts one. @returns why it is refused, if it is */
  count(allowances: Allowances, key: string, now: number): TooMany | undefined {
    const drawn = allowances.draw(key, this.#allowance, now);
    if ('waitMs' in drawn) return undefined;
    this.#refused.set(key, performance.now() + drawn.refusedForMs);
    return new TooMany(drawn.refusedForMs);
  }
}
