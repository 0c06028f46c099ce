import { lagosDay } from '#domain/shared/dates.ts';
import type { Config } from '../../config/config.ts';
import { findSamples, type Sample } from '../../content/check/samples.ts';
import { findUnconfirmed } from '../../content/check/unconfirmed.ts';
import { RATES_FOLDER } from '../../content/copy/rate-cards.ts';
import type { Files } from '../../content/formats/types.ts';
import { domainOf, isPublicName } from '../../platform/mail-domain/examine-domain.ts';
import type { Finding } from './finding.ts';
import { pictureFindings, type ShownPeople } from './pictures.ts';
import { expiredCard } from './rate-card.ts';

const INVENTED = 'is invented (sample: true): replace it, then delete the mark';

/** Without the mark, prices that nobody has set would pass for ours. */
const INVENTED_PRICES =
  'holds invented prices (sample: true): import your own card, npm run rates -- import FILE, then delete this file';

/**
 * @param people those of the content service
 * @param today ISO date, by which a rate card has run out or not
 * @returns everything that must be replaced, confirmed or set before the site goes live, invented things first
 */
export function launchFindings(
  config: Config,
  content: Files,
  people: ShownPeople = {},
  today = lagosDay(new Date()),
): Finding[] {
  // With the content service, no page is made of these files; its own are looked at in copied-space.ts.
  const isShown = ({ file }: Sample) => !config.contentful || !file.endsWith('.md');
  const samples = findSamples(content)
    .filter(isShown)
    .map(({ file, field }) => ({
      where: field === '' ? file : `${file}: ${field}`,
      says: file.startsWith(RATES_FOLDER) ? INVENTED_PRICES : INVENTED,
    }));
  const promises = findUnconfirmed(content).map(({ file, field, words }) => ({
    where: `${file}: ${field}`,
    says: `is not confirmed: '${words}' Confirm or change it, then delete the mark (!unconfirmed)`,
  }));
  return [
    ...samples,
    ...promises,
    ...pictureFindings(content, people),
    ...expiredCard(content, today),
    ...unset(config),
  ];
}

function unset(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.siteUrl);
  const needs: [where: string, isSet: boolean, says: string][] = [
    ['SITE_URL', isPublicName(hostname), 'set the address that visitors use, like https://www.kayalink.com'],
    ['SITE_URL', protocol === 'https:', 'set an https address: forms carry personal data'],
    [
      'SAMPLES',
      !config.samples,
      'set off, last of all; until then pages say that they hold samples, and search engines are kept away',
    ],
    ['SMTP_URL', config.smtpUrl !== undefined, 'set the mail server; without it, e-mail is written to files'],
    ['MAIL_FROM', isReal(config.mailFrom?.address), 'set a sender whose domain you own'],
    ['SALES_EMAIL', config.salesEmail?.every(isReal) ?? false, 'set where enquiries go'],
    [
      'SALES_ROUTES',
      config.salesRoutes.flatMap(({ to }) => to).every(isReal),
      'name mailboxes that exist: a sample among them gets enquiries',
    ],
    ['RATE_LIMIT', config.rateLimit > 0, 'set a limit; 0 lets robots send as they like'],
    [
      'MAIL_LIMIT_RECIPIENT',
      config.mailLimits.recipientDaily > 0,
      "set a limit; 0 lets anybody fill a stranger's mailbox in your name",
    ],
    [
      'MAIL_LIMIT_TOTAL',
      config.mailLimits.totalHourly > 0,
      'set a limit; 0 lets a flood get your domain blocked',
    ],
    ['LEAD_RETENTION_DAYS', config.retentionDays !== undefined, 'set how long personal data is kept'],
    [
      'TAG_MANAGER_ID',
      config.tagManagerId !== undefined,
      'set the id of the tag manager; without it, nothing is counted',
    ],
    [
      'CONTENTFUL_SPACE_ID',
      config.contentful !== undefined,
      'set the space and its token; without them, entries come from files',
    ],
    [
      'CONTENTFUL_WEBHOOK_SECRET',
      !config.contentful || config.contentful.webhookSecret !== undefined,
      'set the secret of notices; without it, changes show after CONTENT_POLL_SECONDS',
    ],
  ];
  return needs.flatMap(([where, isSet, says]) => (isSet ? [] : [{ where, says }]));
}

function isReal(address: string | undefined): boolean {
  return address !== undefined && isPublicName(domainOf(address));
}
