import { parseArgs } from 'node:util';
import { examine, type Finding } from '../doctor/examine.ts';
import { nameOfDatabase } from '../storage/presence.ts';
import { explained, FAULT, WRONG_USE } from './command.ts';
import { commandConfig } from './command-config.ts';

const USAGE = `npm run doctor [-- --json]
  Tries everything that the site needs, as the user that runs it should: says what is well and what is not, each fault with its
  remedy. Changes nothing. Ends with 1 after a fault. --env-file FILE reads the configuration from there.
`;

await main().catch((error: unknown) => {
  process.stderr.write(`${explained(error)}\n`);
  process.exitCode = FAULT;
});

async function main(): Promise<void> {
  const options = parsed();
  if (options === undefined || options.help) {
    (options ? process.stdout : process.stderr).write(USAGE);
    process.exitCode = options ? 0 : WRONG_USE;
    return;
  }
  const config = commandConfig();
  process.stderr.write(`Database: ${nameOfDatabase(config)} (DATA_DIR ${config.dataDirectory})\n`);
  const findings = await examine(config);
  process.stdout.write(options.json ? `${JSON.stringify(findings, null, 2)}\n` : textOf(findings));
  if (findings.some(({ well }) => !well)) process.exitCode = FAULT;
}

function textOf(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(({ name, well, says, remedy }) => {
      const line = `${well ? '✓' : '✗'} ${name.padEnd(width)}  ${says}\n`;
      return remedy ? `${line}  ${' '.repeat(width)}  → ${remedy}\n` : line;
    })
    .join('');
}

function parsed() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ options: { json: flag, help: flag } }).values;
  } catch {
    return undefined;
  }
}
