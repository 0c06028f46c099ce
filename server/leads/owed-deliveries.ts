import type { Transaction } from 'kysely';
import type { Config } from '../config.ts';
import type { Log } from '../http/log.ts';
import type { Source } from '../limits/source.ts';
import { domainOf } from '../mail-domain/examine-domain.ts';
import { noteOptIn } from '../newsletter/opt-ins.ts';
import { isRefused } from '../newsletter/suppressions.ts';
import type { Keys } from '../storage/keys.ts';
import type { DeliveryRow, LeadRow, Tables } from '../storage/tables.ts';
import { isAddressed } from './addressed.ts';
import { owedDelivery } from './delivery-row.ts';
import { type OtherSystems, otherSystemsOf, owedToSender, owedToUs } from './owed.ts';
import { drawMail, type MailLimits } from './sender-mails.ts';
import { drawTurn } from './turns.ts';

export interface OwedParts {
  keys: Keys;
  /** Domain of the Message-IDs, that of the sender of our e-mail. */
  messageDomain: string;
  otherSystems: OtherSystems;
  mailLimits: MailLimits;
  log?: Pick<Log, 'warn'> | undefined;
}

/** What leads owe by the configuration alone, for a process that has no content; their Message-IDs then carry the name of the site. */
export function owedPartsOf(
  config: Pick<Config, 'mailFrom' | 'siteUrl' | 'targets' | 'productApiUrl' | 'mailLimits'>,
  keys: Keys,
): OwedParts {
  return {
    keys,
    messageDomain: config.mailFrom ? domainOf(config.mailFrom.address) : new URL(config.siteUrl).hostname,
    otherSystems: otherSystemsOf(config),
    mailLimits: config.mailLimits,
  };
}

/**
 * The deliveries that a lead causes, decided in the transaction that stores it: those to us always; those to the address that
 * was typed unless its owner refused them or a limit is reached, and later where a limit makes them wait.
 */
export async function owedDeliveries(
  transaction: Transaction<Tables>,
  lead: LeadRow,
  source: Source | undefined,
  parts: OwedParts,
): Promise<DeliveryRow[]> {
  const { keys, messageDomain } = parts;
  const turnAt = await drawTurn(transaction, keys, lead, source);
  const owed = (channel: DeliveryRow['channel'], dueAt = lead.created_at) =>
    owedDelivery({ leadId: lead.id, channel, dueAt, turnAt, messageDomain });
  const deliveries = owedToUs(lead, parts.otherSystems).map((channel) => owed(channel));
  const toSender = owedToSender(lead);
  if (toSender.length === 0 || !isAddressed(lead) || (await isRefused(transaction, keys, lead.email)))
    return deliveries;
  for (const name of toSender) {
    const drawn = await drawMail(transaction, keys, parts.mailLimits, lead, source);
    if ('withheld' in drawn) {
      parts.log?.warn({ lead: lead.id, channel: name, limit: drawn.withheld }, 'e-mail to a sender withheld');
      continue;
    }
    if (name === 'newsletter-opt-in') await noteOptIn(transaction, keys, lead);
    deliveries.push(owed(name, new Date(Date.parse(lead.created_at) + drawn.waitMs).toISOString()));
  }
  return deliveries;
}
