import type { Config } from '../../config/config.ts';
import { isForTheWorld } from '../../config/require-mail.ts';
import { readSnapshot, type Snapshot } from '../../content/folder/snapshot.ts';
import { unknownLanes } from '../../leads/lead/hot-quotes.ts';
import { domainOf, isPublicName } from '../../platform/mail-domain/examine-domain.ts';
import type { Check } from './check.ts';

/** Checks of the content folder, and of the variables that have to agree with it. It is read once. */
export function contentChecks(config: Config): Check[] {
  const { contentDirectory, hotQuotes, siteUrl } = config;
  const read = readSnapshot(contentDirectory);
  // A folder that cannot be used is reported once, by its own check.
  const usable = read.catch(() => undefined);
  return [
    {
      name: 'Content folder',
      remedy: `see npm run content -- check; CONTENT_DIR is ${contentDirectory}`,
      isLocal: true,
      look: async () => {
        await read;
        return contentDirectory;
      },
    },
    {
      name: 'Addresses',
      remedy: 'set SALES_EMAIL, SALES_ROUTES and MAIL_FROM, or the address in content/site.yaml',
      isLocal: true,
      look: async () => {
        const content = isForTheWorld(siteUrl) ? await usable : undefined;
        return content && lookAtAddresses(config, content);
      },
    },
    {
      name: 'Hot quotes',
      remedy:
        'HOT_QUOTES: write both places as in the addresses of their pages, like lagos-kano, or one alone',
      isLocal: true,
      look: async () => {
        const content = await usable;
        if (!hotQuotes || !content) return undefined;
        const unknown = unknownLanes(hotQuotes, content.roads);
        if (unknown.length > 0)
          throw new Error(`no quote can match ${unknown.join(', ')}: the road book has no such place`);
        const { emails, chats } = hotQuotes.to;
        return `are sent at once to ${[...emails, ...chats.map((chat) => new URL(chat).host)].join(', ')}`;
      },
    },
  ];
}

function lookAtAddresses({ mailFrom, salesEmail, salesRoutes }: Config, { copy }: Snapshot): string {
  const ours = copy.site.email.value;
  const desks = [...(salesEmail ?? [ours]), ...salesRoutes.flatMap(({ to }) => to)];
  const samples = [...new Set([...desks, mailFrom?.address ?? ours])].filter(
    (address) => !isPublicName(domainOf(address)),
  );
  if (samples.length > 0) throw new Error(`${samples.join(' and ')}: a sample, which reaches nobody`);
  return `enquiries go to ${[...new Set(desks)].join(', ')}`;
}
