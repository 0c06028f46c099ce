import { examine, findingsText } from '../ops/doctor/run-checks.ts';
import { nameOfDatabase } from '../platform/database/files/presence.ts';
import { type Outcome, plainCommand, readWords } from './framework/command.ts';
import { configOf, runAsMain, type Terminal } from './framework/terminal.ts';

const USAGE = `npm run doctor [-- --json]
  Tries everything that the site needs, as the user that runs it should: says what is well and what is not, each error with its
  remedy. Changes nothing. Ends with 1 after an error. --env-file FILE reads the configuration from there.
`;

export const run = plainCommand(USAGE, (terminal) => {
  const call = readWords({ args: terminal.words, options: { json: { type: 'boolean', default: false } } });
  return call && (() => examined(terminal, call.values.json));
});

await runAsMain(import.meta, run);

async function examined(terminal: Terminal, json: boolean): Promise<Outcome> {
  const config = configOf(terminal);
  terminal.err.write(`Database: ${nameOfDatabase(config)} (DATA_DIR ${config.dataDirectory})\n`);
  const findings = await examine(config);
  const text = json ? JSON.stringify(findings, null, 2) : findingsText(findings);
  return { text, valid: findings.every(({ well }) => well) };
}
