import type { Content } from '#domain/services/content.ts';
import type { LeadsConfig } from '../../leads/index.ts';
import { ownMailbox, staffMailboxes } from '../../leads/mail/mailer.ts';
import type { Storage } from '../../platform/database/index.ts';
import {
  type AlertTransport,
  DeliveryWatch,
  mailTransport,
  type WatchParts,
  webhookTransport,
} from './watch.ts';

/** The settings of alerts. */
export interface AlertsConfig extends Pick<LeadsConfig, 'smtpUrl' | 'mailFrom' | 'salesEmail' | 'siteUrl'> {
  /** Who is told by e-mail when news of enquiries does not leave; `salesEmail` when absent. */
  alertEmail?: string;
  /** Incoming webhook of a chat that is told the same. */
  alertWebhookUrl?: string;
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
  const { smtpUrl, mailFrom, salesEmail, alertEmail, alertWebhookUrl, pingUrl, siteUrl } = config;
  const site = content.site();
  const to = alertEmail ? [alertEmail] : (salesEmail ?? [site.email.value]);
  const transports: AlertTransport[] = [
    ...(alertWebhookUrl ? [webhookTransport(alertWebhookUrl)] : []),
    ...(smtpUrl ? [mailTransport(smtpUrl, ownMailbox(mailFrom, site), staffMailboxes(to, site))] : []),
  ];
  return new DeliveryWatch({ db, probe, transports, siteUrl, pingUrl, log });
}
