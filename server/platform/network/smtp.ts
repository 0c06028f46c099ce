import { isIP } from 'node:net';
import { RemediedError } from '../errors.ts';

/** Parts of the address by which nodemailer would let TLS be left out. */
const WEAKENINGS = ['requireTLS', 'ignoreTLS', 'opportunisticTLS', 'secure'];

/** The mail server offers no TLS, which it must when it is not on this machine. */
export class NoTls extends RemediedError {
  override name = 'NoTls';
  readonly code = 'NOTLS';
}

/** The options by which nodemailer reaches a mail server: TLS from the start, or STARTTLS, unless it is on this machine. */
export function smtpOptions(url: string): { url: string; requireTLS: boolean } {
  const address = new URL(url);
  for (const name of WEAKENINGS) address.searchParams.delete(name);
  return { url: address.href, requireTLS: !isThisMachine(address.hostname) };
}

/** Says plainly that TLS is missing, where that is what nodemailer failed at. */
export function withoutTls(error: Error & { code?: string }, url: string): Error {
  if (error.code !== 'ETLS') return error;
  const { host } = new URL(url);
  return new NoTls(
    `the mail server ${host} offers no TLS that can be trusted, so nothing was sent: use its port for STARTTLS (587) or smtps:// (465)`,
    { cause: error },
  );
}

/** Whether a host is this machine, so that nobody listens on the way. */
export function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 0) return host === 'localhost' || host.endsWith('.localhost');
  return host === '::1' || /^(::ffff:)?127\./.test(host);
}
