import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { readFiles } from '../content/files.ts';
import { makeLog } from '../http/log.ts';
import { type Finding, launchFindings } from '../launch/launch-check.ts';
import { mailDomainFindings } from '../launch/mail-domain.ts';
import { tonnageFindings } from '../launch/tonnage.ts';
import { openStorage } from '../storage/index.ts';
import { DATABASE_FILE } from '../storage/presence.ts';
import { openTonnage, type Tonnage } from '../trips/index.ts';
import { explained, FAULT, WRONG_USE } from './command.ts';
import { commandConfig } from './command-config.ts';

const USAGE = `npm run check:launch [-- --without NAME,NAME]
  Lists what is still invented, not confirmed or unset, and ends with 1 while there is something. --without names
  variables that are left unset on purpose, like TAG_MANAGER_ID for a site that counts nothing, 'trips' for a site that
  records none, 'portraits' and 'photographs' for one that shows drawings, and records of the mail domain, like DMARC. --env-file FILE reads the configuration from there.
`;

/** Before the first start there is no database, and this makes none. */
const NOTHING_RECORDED: Pick<Tonnage, 'totalTonnes'> = { totalTonnes: async () => undefined };

await main().catch((error: unknown) => {
  process.stderr.write(`${explained(error)}\n`);
  process.exitCode = FAULT;
});

async function main(): Promise<void> {
  const without = leftOut();
  if (!without) {
    process.stderr.write(USAGE);
    process.exitCode = WRONG_USE;
    return;
  }
  const config = commandConfig();
  const files = await readFiles(config.contentDirectory);
  const all = [
    ...launchFindings(config, files),
    ...(await recordedTrips(config)),
    ...(await mailDomainFindings(config)),
  ];
  const findings = all.filter(({ where }) => !without.includes(where));
  const lines = findings.map(({ where, says }) => `${where} ${says}`);
  const end =
    lines.length === 0 ? 'Ready to go live.' : `\n${lines.length} things keep the site from going live.`;
  process.stdout.write(`${[...lines, end].join('\n')}\n`);
  if (lines.length > 0) process.exitCode = FAULT;
}

async function recordedTrips(config: Config): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(join(config.dataDirectory, DATABASE_FILE)))
    return tonnageFindings(NOTHING_RECORDED);
  const storage = await openStorage(config.dataDirectory, config.databaseUrl);
  try {
    return await tonnageFindings(await openTonnage(config, storage, makeLog('silent')));
  } finally {
    await storage.close();
  }
}

/** The variables that are left unset on purpose; nothing when the call makes no sense. */
function leftOut(): string[] | undefined {
  try {
    const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } });
    return values.without.split(',');
  } catch {
    return undefined;
  }
}
