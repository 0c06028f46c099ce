import { domainOf, isPublicName } from './examine-domain.ts';

/** The domain in whose name e-mail goes out, where it does and the name is one of the Internet. */
export function sendingDomain({
  smtpUrl,
  mailFrom,
}: {
  smtpUrl?: string;
  mailFrom?: { address: string };
}): string | undefined {
  if (smtpUrl === undefined || mailFrom === undefined) return undefined;
  const domain = domainOf(mailFrom.address);
  return isPublicName(domain) ? domain : undefined;
}
