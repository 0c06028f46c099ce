import type { Config } from '../../config/config.ts';
import {
  examineDomain,
  systemResolver,
  type TxtResolver,
} from '../../platform/mail-domain/examine-domain.ts';
import { sendingDomain } from '../../platform/mail-domain/sending-domain.ts';
import type { Finding } from './finding.ts';

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
