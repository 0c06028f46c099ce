import type { Content } from '#domain/content.ts';
import type { Config } from '../config.ts';
import { ownMailbox, staffMailboxes } from '../leads/mailboxes.ts';
import type { Storage } from '../storage/index.ts';
import { DeliveryWatch, type WatchParts } from './watch.ts';
import { mailWay, type Way, webhookWay } from './ways.ts';

type AlertConfig = Pick<
  Config,
  'smtpUrl' | 'mailFrom' | 'salesEmail' | 'alertEmail' | 'alertWebhookUrl' | 'pingUrl' | 'siteUrl'
>;

/** Begins to watch over deliveries, with the ways that are configured. */
export function openAlerts(
  { db }: Storage,
  content: Pick<Content, 'site'>,
  config: AlertConfig,
  log: WatchParts['log'],
): DeliveryWatch {
  const { smtpUrl, mailFrom, salesEmail, alertEmail, alertWebhookUrl, pingUrl, siteUrl } = config;
  const site = content.site();
  const to = alertEmail ? [alertEmail] : (salesEmail ?? [site.email.value]);
  const ways: Way[] = [
    ...(alertWebhookUrl ? [webhookWay(alertWebhookUrl)] : []),
    ...(smtpUrl ? [mailWay(smtpUrl, ownMailbox(mailFrom, site), staffMailboxes(to, site))] : []),
  ];
  return new DeliveryWatch({ db, ways, siteUrl, pingUrl, log });
}
