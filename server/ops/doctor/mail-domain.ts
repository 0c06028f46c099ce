import type { Config } from '../../config/config.ts';
import {
  examineDomain,
  systemResolver,
  type TxtResolver,
} from '../../platform/mail-domain/examine-domain.ts';
import { sendingDomain } from '../../platform/mail-domain/sending-domain.ts';
import type { Check } from './check.ts';

const RECORDS = ['SPF', 'DKIM', 'DMARC'] as const;

/** Checks of what the DNS says of the domain that e-mail is sent from. */
export function mailDomainChecks(config: Config, dns: TxtResolver = systemResolver()): Check[] {
  const domain = sendingDomain(config);
  const examined = domain === undefined ? undefined : examineDomain(domain, config.dkimSelector, dns);
  // Each check tells of it.
  examined?.catch(() => {});
  return RECORDS.map((record) => ({
    name: `Mail domain ${record}`,
    remedy: `set it where the names of ${domain} are kept: docs/operations.md, "E-mail that arrives"`,
    look: async () => {
      const finding = (await examined)?.find((one) => one.record === record);
      if (finding && !finding.well) throw new Error(finding.says);
      return finding?.says;
    },
  }));
}
