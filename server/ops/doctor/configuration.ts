import type { Config } from '../../config/config.ts';
import { isForTheWorld, readableOnTheWay } from '../../config/require-mail.ts';
import { readSnapshot } from '../../content/folder/snapshot.ts';
import { domainOf, isPublicName } from '../../platform/mail-domain/examine-domain.ts';
import type { Check } from './check.ts';

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
      name: 'Encryption',
      remedy: 'set up TLS in front of the site (deploy/), and write SITE_URL with https',
      look: async () => {
        const readable = readableOnTheWay(siteUrl);
        if (readable) throw new Error(readable);
        return undefined;
      },
    },
    {
      name: 'Addresses',
      remedy: 'set SALES_EMAIL, SALES_ROUTES and MAIL_FROM, or the address in content/site.yaml',
      look: async () => {
        if (!isForTheWorld(siteUrl)) return undefined;
        const { copy } = await readSnapshot(config.contentDirectory);
        const { mailFrom, salesRoutes } = config;
        const ours = copy.site.email.value;
        const salesEmail = config.salesEmail ?? [ours];
        const desks = [...salesEmail, ...salesRoutes.flatMap(({ to }) => to)];
        const samples = [...new Set([...desks, mailFrom?.address ?? ours])].filter(
          (address) => !isPublicName(domainOf(address)),
        );
        if (samples.length > 0) throw new Error(`${samples.join(' and ')}: a sample, which reaches nobody`);
        return `enquiries go to ${[...new Set(desks)].join(', ')}`;
      },
    },
  ];
}
