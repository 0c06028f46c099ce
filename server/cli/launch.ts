import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { readFiles } from '../content/files/files.ts';
import type { Finding } from '../ops/launch/finding.ts';
import {
  launchFindings,
  mailDomainFindings,
  readCopiedSpace,
  tonnageFindings,
} from '../ops/launch/launch-check.ts';
import { DATABASE_FILE } from '../platform/database/files/presence.ts';
import { openStorage } from '../platform/database/index.ts';
import { makeLog } from '../platform/log.ts';
import { openTonnage, type Tonnage } from '../price/trips/index.ts';
import { type Outcome, plainCommand, readWords } from './framework/plain-command.ts';
import { configOf, counted, runAsMain } from './framework/terminal.ts';

const USAGE = `npm run check:launch [-- --without NAME,NAME] [--json]
  Lists what is still invented, not confirmed or unset, and ends with 1 while there is something. --without names
  variables that are left unset on purpose, like TAG_MANAGER_ID for a site that counts nothing, 'trips' for a site that
  records none, 'portraits' and 'photographs' for one that shows drawings, and records of the mail domain, like DMARC. --json prints the
  list for programs. --env-file FILE reads the configuration from there.
`;

/** Before the first start there is no database, and this makes none. */
const NOTHING_RECORDED: Pick<Tonnage, 'totalTonnes'> = { totalTonnes: async () => undefined };

export const run = plainCommand(USAGE, (terminal) => {
  const call = readWords({
    args: terminal.words,
    options: { without: { type: 'string', default: '' }, json: { type: 'boolean', default: false } },
  });
  return call && (() => looked(configOf(terminal), call.values));
});

await runAsMain(import.meta, run);

async function looked(config: Config, options: { without: string; json: boolean }): Promise<Outcome> {
  const without = options.without.split(',');
  const files = await readFiles(config.contentDirectory);
  const space = await readCopiedSpace(config);
  const all = [
    ...launchFindings(config, files, space.people),
    ...space.samples,
    ...(await recordedTrips(config)),
    ...(await mailDomainFindings(config)),
  ];
  const findings = all.filter(({ where }) => !without.includes(where));
  const text = options.json ? JSON.stringify(findings, null, 2) : textOf(findings);
  return { text, valid: findings.length === 0 };
}

/** A line for each, and at the end how many. */
function textOf(findings: Finding[]): string {
  if (findings.length === 0) return 'Ready to go live.';
  const lines = findings.map(({ where, says }) => `${where}: ${says}`);
  const things = counted(findings.length, 'thing keeps', 'things keep');
  return [...lines, '', `${things} the site from going live.`].join('\n');
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
