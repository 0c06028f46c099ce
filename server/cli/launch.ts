import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { readFiles } from '../content/files.ts';
import { launchFindings } from '../launch/launch-check.ts';
import { explained, FAULT, WRONG_USE } from './command.ts';

const USAGE = `npm run check:launch [-- --without NAME,NAME]
  Lists what is still invented or unset, and ends with 1 while there is something. --without names variables that are
  left unset on purpose, like TAG_MANAGER_ID for a site that counts nothing.
`;

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
  const config = readConfig();
  const files = await readFiles(config.contentDirectory);
  const findings = launchFindings(config, files).filter(({ where }) => !without.includes(where));
  const lines = findings.map(({ where, says }) => `${where} ${says}`);
  const end =
    lines.length === 0 ? 'Ready to go live.' : `\n${lines.length} things keep the site from going live.`;
  process.stdout.write(`${[...lines, end].join('\n')}\n`);
  if (lines.length > 0) process.exitCode = FAULT;
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
