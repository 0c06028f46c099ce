import { z } from 'zod';
import type { Content } from '#domain/services/content.ts';
import { EMAIL } from '#domain/shared/email-address.ts';
import type { Storage } from '../../platform/database/index.ts';
import { type Contacts, contacts, contactsOf, webAddress } from '../../platform/network/contacts.ts';
import { type NoticeConfig, transportsTo } from '../transports.ts';
import { DeliveryWatch, type WatchParts } from './watch.ts';

/** The variables of the alerts. */
export const alertsVariables = {
  ALERT_TO: contacts.optional(),
  ALERT_EMAIL: z.email({ pattern: EMAIL, error: 'write one e-mail address' }).optional(),
  ALERT_WEBHOOK_URL: webAddress.optional(),
  PING_URL: webAddress.optional(),
};

/** The settings of alerts. */
interface AlertsConfig {
  /** Who is notified when notifications of enquiries are not being delivered: `salesEmail` where no address is among them. */
  alertTo: Contacts;
  /** Asked for each minute in which all was well (watch.ts). */
  pingUrl?: string | undefined;
}

/** @returns the settings of alerts as given */
export const alertsOf = (given: z.output<z.ZodObject<typeof alertsVariables>>): AlertsConfig => ({
  alertTo: given.ALERT_TO ?? contactsOf(given.ALERT_EMAIL, given.ALERT_WEBHOOK_URL),
  pingUrl: given.PING_URL,
});

/** @returns what the check before the launch asks of them */
export const alertsNeeds = ({ alertTo, pingUrl }: AlertsConfig) => ({
  where: 'ALERT_TO',
  isSet: alertTo.emails.length + alertTo.chats.length > 0 || pingUrl !== undefined,
  says: 'set who is notified when enquiries are not delivered, a chat or a mailbox at another provider than the mail server; or PING_URL',
});

/** The parts that the alerts are made of. */
interface AlertsParts {
  storage: Storage;
  content: Pick<Content, 'site'>;
  config: AlertsConfig & NoticeConfig & { siteUrl: string };
  log: WatchParts['log'];
}

/** Begins to watch over deliveries, with the ways that are configured. */
export function openAlerts({ storage, content, config, log }: AlertsParts): DeliveryWatch {
  const { db, probe } = storage;
  const { smtpUrl, alertTo, pingUrl, siteUrl } = config;
  // An e-mail in a file of the data folder notifies nobody.
  const transports = transportsTo(alertTo, content, config).filter(
    ({ kind }) => kind !== 'e-mail' || smtpUrl !== undefined,
  );
  return new DeliveryWatch({ db, probe, transports, siteUrl, pingUrl, log });
}
