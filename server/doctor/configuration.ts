import type { Config } from '../config.ts';
import { readSnapshot } from '../content/snapshot.ts';
import { domainOf, isPublicName } from '../mail-domain/examine-domain.ts';
import { isForTheWorld } from '../mail-way.ts';
import type { Check } from './examine.ts';

/** Checks of what is set, without a look at anything else. */
export function configurationChecks(config: Config): Check[] {
  const { slips, siteUrl } = config;
  return [
    {
      name: 'Environment',
      remedy: 'write the name as .env.example has it, or take it away',
      look: async () => {
        if (slips.length > 0) throw new Error(slips.join(' '));
        return undefined;
      },
    },
    {
      name: 'Addresses',
      remedy: 'set SALES_EMAIL and MAIL_FROM, or the address in content/site.yaml',
      look: async () => {
        if (!isForTheWorld(siteUrl)) return undefined;
        const { copy } = await readSnapshot(config.contentDirectory);
        const { salesEmail = copy.site.email.value, mailFrom = copy.site.email.value } = config;
        const samples = [...new Set([salesEmail, mailFrom])].filter(
          (address) => !isPublicName(domainOf(address)),
        );
        if (samples.length > 0) throw new Error(`${samples.join(' and ')}: a sample, which reaches nobody`);
        return `enquiries go to ${salesEmail}`;
      },
    },
  ];
}
