import type { Config } from '../config.ts';
import { findSamples } from '../content/check/samples.ts';
import type { Files } from '../content/files.ts';

/** What keeps the site from going live: something invented, or something that nobody has set. */
export interface Finding {
  /** A variable, or a file and the field in it. */
  where: string;
  says: string;
}

const INVENTED = 'is invented (sample: true): replace it, then delete the mark';
/** Names that lead nowhere on the Internet (RFC 2606, RFC 6761). */
const NOWHERE = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

/** @returns everything that must be replaced or set before the site goes live, invented things first */
export function launchFindings(config: Config, content: Files): Finding[] {
  const samples = findSamples(content).map(({ file, field }) => ({
    where: field === '' ? file : `${file}: ${field}`,
    says: INVENTED,
  }));
  return [...samples, ...unset(config)];
}

function unset(config: Config): Finding[] {
  const { protocol, hostname } = new URL(config.siteUrl);
  const needs: [where: string, isSet: boolean, says: string][] = [
    ['SITE_URL', !NOWHERE.test(hostname), 'set the address that visitors use, like https://www.kayalink.com'],
    ['SITE_URL', protocol === 'https:', 'set an https address: forms carry personal data'],
    ['SMTP_URL', config.smtpUrl !== undefined, 'set the mail server; without it, e-mail is written to files'],
    ['MAIL_FROM', isReal(config.mailFrom), 'set a sender whose domain you own'],
    ['SALES_EMAIL', isReal(config.salesEmail), 'set where enquiries go'],
    ['RATE_LIMIT', config.rateLimit > 0, 'set a limit; 0 lets robots send as they like'],
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
  return address !== undefined && !NOWHERE.test(address.slice(address.lastIndexOf('@') + 1));
}
