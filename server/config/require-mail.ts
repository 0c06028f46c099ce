import { isIP } from 'node:net';
import { isPrivateAddress } from '../platform/network/addresses.ts';
import { type Config, ConfigError } from './config.ts';

/** Names that lead nobody here from elsewhere (RFC 6761, RFC 6762). */
const OF_THIS_NETWORK = /(^|\.)(localhost|local|test|invalid)$/;

/**
 * Refuses to take enquiries from the public where no e-mail can leave and nobody has said that this is meant: each would be
 * stored, and the desk would hear of none.
 * @throws ConfigError
 */
export function requireMail({
  siteUrl,
  smtpUrl,
  mailToFiles,
  suspectedTypos,
}: Pick<Config, 'siteUrl' | 'smtpUrl' | 'mailToFiles' | 'suspectedTypos'>): void {
  if (smtpUrl !== undefined || mailToFiles || !isForTheWorld(siteUrl)) return;
  throw new ConfigError(
    [
      'SITE_URL is public and SMTP_URL is not set, so no enquiry would reach anybody: set the mail server, or SMTP_URL=files to have e-mail written to DATA_DIR/mail on purpose.',
      ...suspectedTypos,
    ].join('\n  '),
  );
}

const READABLE =
  'SITE_URL is public and begins with http:, so names, telephone numbers and the links of the desk travel where anybody on the way can read them';

/**
 * Refuses to take enquiries from the public where nothing is encrypted and nobody has said that this is meant. A proxy in front that ends TLS is
 * told by SITE_URL, which is the address that visitors see.
 * @throws ConfigError
 */
export function requireTls(config: Pick<Config, 'siteUrl' | 'allowHttp'>): void {
  if (config.allowHttp || !readableOnTheWay(config.siteUrl)) return;
  throw new ConfigError(
    `${READABLE}: set up TLS (deploy/) and write https, also where a proxy in front ends it, or set ALLOW_HTTP=on to do without on purpose.`,
  );
}

/** Says that forms and the links in e-mails travel where anybody on the way can read them, if they do. */
export function readableOnTheWay(siteUrl: string): string | undefined {
  if (!isForTheWorld(siteUrl) || new URL(siteUrl).protocol === 'https:') return undefined;
  return `${READABLE}: set up TLS (deploy/) and write https.`;
}

/** Whether others than this machine and its network find a site at its address. */
export function isForTheWorld(siteUrl: string): boolean {
  const host = new URL(siteUrl).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? !OF_THIS_NETWORK.test(host) : !isPrivateAddress(host);
}
