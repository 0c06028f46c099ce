import { examine, findingsText } from '../ops/doctor/run-checks.ts';
import { nameOfDatabase } from '../platform/database/files/presence.ts';
import { type Answer, command, ONLY, type PlainCall } from './framework/command.ts';
import { configOf, runAsMain } from './framework/terminal.ts';

export const run = command('doctor', {
  [ONLY]: {
    says: 'Tries everything that the site needs, as the user that runs it should: says what is well and what is not, each error with its remedy. Changes nothing. Ends with 1 after an error.',
    run: examined,
  },
});

await runAsMain(import.meta, run);

async function examined({ terminal }: PlainCall): Promise<Answer> {
  const config = configOf(terminal);
  terminal.err.write(`Database: ${nameOfDatabase(config)} (DATA_DIR ${config.dataDirectory})\n`);
  const findings = await examine(config);
  return {
    text: findingsText(findings),
    data: findings,
    valid: findings.every(({ well }) => well),
  };
}
