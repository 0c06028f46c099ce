import { existsSync } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { currentCard, hasRunOut } from '#domain/price/rates/card.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import type { Config } from '../../config/config.ts';
import { readableOnTheWay } from '../../config/require-mail.ts';
import { parseRateCards } from '../../content/copy/rate-cards.ts';
import { lookAtDataFolder } from '../../platform/database/files/data-folder.ts';
import {
  examineDomain,
  sendingDomain,
  systemResolver,
  type TxtResolver,
} from '../../platform/mail-domain/examine-domain.ts';
import { cardStatus } from '../../price/rates/cells.ts';
import { readRateFiles } from '../../price/rates/read-card.ts';
import type { Check } from './check.ts';
import { dataFolderCheck } from './database.ts';

/** Checks of what is set, without a look at anything else. */
export function configurationChecks(config: Config): Check[] {
  const { suspectedTypos, earlierNames, siteUrl } = config;
  return [
    {
      name: 'Environment',
      remedy: 'write the name as docs/configuration.md has it, or take it away',
      look: async () => {
        if (suspectedTypos.length > 0) throw new Error(suspectedTypos.join(' '));
        return earlierNames.length > 0 ? earlierNames.join(' ') : undefined;
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
  ];
}

/** Tells which rate card counts and until when. A site needs none, and a sample is refused by the check before the launch. */
export function rateCardCheck(contentDirectory: string, today = lagosDay(new Date())): Check {
  return {
    name: 'Rate card',
    remedy: 'npm run rates -- check; then import a card: npm run rates -- import FILE',
    isLocal: true,
    look: async () => {
      const files = await readRateFiles(contentDirectory);
      if (files.size === 0) return undefined;
      const problems: string[] = [];
      const cards = parseRateCards(files, problems);
      if (problems.length > 0) throw new Error(problems.join('; '));
      const { says } = cardStatus(cards, today);
      const card = currentCard(cards, today);
      if (card && !card.sample && hasRunOut(card, today)) throw new Error(says);
      return says;
    },
  };
}

const BUILD = resolve(import.meta.dirname, '../../../dist/server/entry.mjs');
const OLDEST_NODE = 24;
const MEGABYTE = 1024 ** 2;
const LEAST_FREE_MB = 512;

/** Tells of when the built site is. A checkout that is fresh from the repository has none. */
export function buildCheck(built = BUILD): Check {
  return {
    name: 'Build',
    remedy: 'build the site: npm run build',
    look: async () => {
      if (!existsSync(built)) throw new Error('there is none yet');
      return `of ${(await stat(built)).mtime.toISOString()}`;
    },
  };
}

/** Checks of this machine: program, files, disk. */
export function installationChecks(config: Config): Check[] {
  const { dataDirectory, contentDirectory } = config;
  return [
    {
      name: 'Node',
      remedy: `start the site with npm start or with Node ${OLDEST_NODE} or newer`,
      look: async () => {
        if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE)
          throw new Error(`is ${process.version}`);
        return process.version;
      },
    },
    buildCheck(),
    rateCardCheck(contentDirectory),
    dataFolderCheck(config),
    {
      name: 'Privacy of the data',
      remedy: 'run that command; the site does it at its start where it may',
      look: async () => {
        const openToOthers = lookAtDataFolder(dataDirectory);
        if (openToOthers) throw openToOthers;
        return 'only the user that runs the site reads it';
      },
    },
    {
      name: 'Disk',
      remedy: `free some space: below ${LEAST_FREE_MB} MB enquiries may soon be refused`,
      look: async () => {
        const { bavail, bsize } = await statfs(dataDirectory).catch(() =>
          statfs(dirname(resolve(dataDirectory))),
        );
        const free = Math.floor((bavail * bsize) / MEGABYTE);
        if (free < LEAST_FREE_MB) throw new Error(`${free} MB free`);
        return `${free} MB free`;
      },
    },
  ];
}

const RECORDS = ['SPF', 'DKIM', 'DMARC'] as const;

/** Checks of what the DNS says of the domain that e-mail is sent from. */
export function mailDomainChecks(config: Config, dns: TxtResolver = systemResolver()): Check[] {
  const domain = sendingDomain(config);
  const examined = domain === undefined ? undefined : examineDomain(domain, config.dkimSelector, dns);
  // Each check reports it.
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
