import type { Content } from '#domain/services/content.ts';
import type { LeadsConfig } from '../../leads/index.ts';
import { ownMailbox, staffMailboxes } from '../../leads/mail/mailer.ts';
import type { Storage } from '../../platform/database/index.ts';
import type { Contacts } from '../../platform/network/contacts.ts';
import {
  type AlertTransport,
  DeliveryWatch,
  mailTransport,
  type WatchParts,
  webhookTransport,
} from './watch.ts';

/** The settings of alerts. */
export interface AlertsConfig extends Pick<LeadsConfig, 'smtpUrl' | 'mailFrom' | 'salesEmail' | 'siteUrl'> {
  /** Who is notified when notifications of enquiries are not being delivered: `salesEmail` where no address is among them. */
  alertTo: Contacts;
  /** Asked for each minute in which all was well (watch.ts). */
  pingUrl?: string;
}

/** Begins to watch over deliveries, with the ways that are configured. */
export function openAlerts(
  { db, probe }: Storage,
  content: Pick<Content, 'site'>,
  config: AlertsConfig,
  log: WatchParts['log'],
): DeliveryWatch {
  const { smtpUrl, mailFrom, salesEmail, alertTo, pingUrl, siteUrl } = config;
  const site = content.site();
  const to = alertTo.emails.length > 0 ? alertTo.emails : (salesEmail ?? [site.email.value]);
  const transports: AlertTransport[] = [
    ...alertTo.chats.map(webhookTransport),
    ...(smtpUrl ? [mailTransport(smtpUrl, ownMailbox(mailFrom, site), staffMailboxes(to, site))] : []),
  ];
  return new DeliveryWatch({ db, probe, transports, siteUrl, pingUrl, log });
}
