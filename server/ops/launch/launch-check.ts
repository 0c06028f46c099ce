import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currentCard, hasRunOut } from '#domain/price/rates/card.ts';
import { DEFAULT_TONNAGE, TONNAGE_MULTIPLIER } from '#domain/price/tonnage.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { withSeparators } from '#domain/shared/locale.ts';
import type { Config } from '../../config/config.ts';
import { findSamples, findUnconfirmed, type Sample } from '../../content/check/before-launch.ts';
import { parseRateCards, RATES_FOLDER, rateCardFile } from '../../content/copy/rate-cards.ts';
import type { Files } from '../../content/formats/errors.ts';
import {
  domainOf,
  examineDomain,
  isPublicName,
  sendingDomain,
  systemResolver,
  type TxtResolver,
} from '../../platform/mail-domain/examine-domain.ts';
import type { Tonnage } from '../../price/trips/index.ts';
import { optionalNeeds } from '../optional.ts';
import type { Finding, Level } from './launch-text.ts';
import { pictureFindings, type ShownPeople } from './pictures.ts';
import { placeFinder } from './place.ts';

/** @returns a finding where the card of today has run out. A sample is named by its mark, an invalid card by `content -- check`. */
function expiredCard(content: Files, today: string): Finding[] {
  const card = currentCard(parseRateCards(content, []), today);
  if (!card || card.sample || !hasRunOut(card, today)) return [];
  const says = `expired on ${card.validUntil}: import a new card, npm run rates -- import FILE`;
  return [{ where: rateCardFile(card), says, who: 'haulage' }];
}

const INVENTED = 'is invented: replace it, then delete its mark (sample: true)';

/** Without the mark, prices that nobody has set would pass for ours. */
const INVENTED_PRICES =
  'holds invented prices: import your own card, npm run rates -- import FILE, then delete this file (sample: true)';

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
  const placeOf = placeFinder(content);
  const samples = findSamples(content)
    .filter(isShown)
    .map(({ file, field }) => ({
      ...placeOf(file, field),
      ...(field !== '' && file.endsWith('.yaml') && { at: { file, field, mark: 'sample' as const } }),
      says: file.startsWith(RATES_FOLDER) ? INVENTED_PRICES : INVENTED,
    }));
  const promises = findUnconfirmed(content).map(({ file, field, words }) => ({
    ...placeOf(file, field),
    at: { file, field, mark: 'unconfirmed' as const },
    says: `is not confirmed: '${words}' Confirm or change it, then delete the mark (!unconfirmed)`,
  }));
  return [
    ...samples,
    ...promises,
    ...pictureFindings(content, people),
    ...expiredCard(content, today),
    ...unsetFindings(config),
  ];
}

/** @returns the settings that keep the site from going live, or that would better be made */
export function unsetFindings(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.siteUrl);
  const needs: [where: string, isSet: boolean, says: string, level?: Level][] = [
    ['SITE_URL', isPublicName(hostname), 'set the address that visitors use, like https://www.kayalink.com'],
    ['SITE_URL', protocol === 'https:', 'set an https address: forms carry personal data'],
    [
      'SAMPLES',
      !config.samples,
      'set off, last of all; until then pages say that they hold samples, and search engines are kept away',
    ],
    ['SMTP_URL', config.smtpUrl !== undefined, 'set the mail server; without it, e-mail is written to files'],
    [
      'MAIL_FROM',
      isReal(config.mailFrom?.address),
      mailbox('a sender', config.mailFrom && [config.mailFrom.address]),
    ],
    [
      'SALES_EMAIL',
      config.salesEmail?.every(isReal) ?? false,
      mailbox('where enquiries go', config.salesEmail),
    ],
    [
      'SALES_ROUTES',
      config.salesRoutes.flatMap(({ to }) => to).every(isReal),
      'name mailboxes that exist: a sample among them gets enquiries',
    ],
    ['RATE_LIMIT', config.rateLimit > 0, 'set a limit; 0 lets robots send as they like'],
    [
      'MAIL_LIMIT',
      config.mailLimits.recipientDaily > 0 && config.mailLimits.totalHourly > 0,
      "set a limit; 0 lets anybody fill a stranger's mailbox in your name, and a flood get your domain blocked",
    ],
    ['LEAD_RETENTION_DAYS', config.retentionDays !== undefined, 'set how long personal data is kept'],
    [
      'BACKUP_RECIPIENTS',
      config.backupKeys.recipients.length > 0 || config.backupKeys.passphrase !== undefined,
      'set the public key that backups are encrypted for, or a passphrase: they hold personal data',
    ],
    ...optionalNeeds(config).map(({ where, isSet, says }): [string, boolean, string] => [where, isSet, says]),
    [
      'CONTENTFUL_WEBHOOK_SECRET',
      !config.contentful || config.contentful.webhookSecret !== undefined,
      'set the secret of notices; without it, changes show after a minute',
      'should',
    ],
    [
      'TAG_MANAGER_ID',
      config.tagManagerId !== undefined,
      'is not set: visits are counted without cookies, and no tag manager is asked for',
      'nice',
    ],
    [
      'CONTENTFUL_SPACE_ID',
      config.contentful !== undefined,
      'is not set: entries come from the files of the content folder',
      'nice',
    ],
  ];
  return needs.flatMap(([where, isSet, says, level = 'must']) => (isSet ? [] : [{ where, says, level }]));
}

/** What to do about an address: one that is set can still be at a name that leads nowhere. */
function mailbox(what: string, given: readonly string[] | undefined): string {
  const nowhere = given?.find((address) => !isReal(address));
  if (nowhere === undefined) return `set ${what}`;
  return `set ${what} at a domain that you own: ${domainOf(nowhere)} is a name that leads nowhere`;
}

function isReal(address: string | undefined): boolean {
  return address !== undefined && isPublicName(domainOf(address));
}

/** @returns what the DNS lacks so that mailboxes take our e-mail and refuse what others send in our name */
export async function mailDomainFindings(
  config: Config,
  dns: TxtResolver = systemResolver(),
): Promise<Finding[]> {
  const domain = sendingDomain(config);
  if (domain === undefined) return [];
  try {
    const findings = await examineDomain(domain, config.dkimSelector, dns);
    return findings.flatMap(({ record, well, says }) => (well ? [] : [{ where: record, says }]));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return [{ where: 'MAIL_FROM', says: `cannot be looked up: the DNS answered ${code} for ${domain}` }];
  }
}

/** @returns a finding while no trip is recorded: the tonnage of the home page is then a figure that nobody can show */
export async function tonnageFindings(trips: Pick<Tonnage, 'totalTonnes'>): Promise<Finding[]> {
  if ((await trips.totalTonnes()) !== undefined) return [];
  const kilograms = withSeparators(DEFAULT_TONNAGE * TONNAGE_MULTIPLIER);
  return [
    {
      where: 'trips',
      level: 'should',
      who: 'haulage',
      says: `are not recorded: until they are, the home page shows the sample figure of ${kilograms} kg. Import them: npm run trips -- import FILE`,
    },
  ];
}

/** The facts from the copy of the content service's entries, as far as the site has made it. */
interface CopiedSpace {
  /** Entries that are marked as invented. */
  samples: Finding[];
  people: ShownPeople;
}

/** Reads the copy; it is empty without the content service. */
export async function readCopiedSpace({
  contentful,
  dataDirectory,
}: Pick<Config, 'contentful' | 'dataDirectory'>): Promise<CopiedSpace> {
  if (!contentful) return { samples: [], people: {} };
  const { RAW_FILE, RawRows } = await import('../../content/contentful/api/raw-rows.ts');
  const { peopleIn, samplesIn } = await import('../../content/contentful/read-space.ts');
  const file = join(dataDirectory, RAW_FILE);
  if (!existsSync(file)) {
    const says = 'start the site once: its entries are not copied yet';
    return { samples: [{ where: 'Contentful', says }], people: {} };
  }
  const rows = new RawRows(file);
  try {
    const says = "is invented (field 'sample'): replace it, then switch the mark off";
    return { samples: samplesIn(rows).map((where) => ({ where, says })), people: peopleIn(rows) };
  } finally {
    rows.close();
  }
}
