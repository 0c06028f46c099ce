/**
 * `npm run audit:dependencies`: asks the registry for known faults of what the site runs on. Ends with 1 when there is one
 * that scripts/audit-exceptions.json does not except, or an exception that is over. A registry that gives no answer is said,
 * and never taken for a clean one.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judge, readAdvisories } from './steps/advisories.mjs';
import { run } from './steps/run.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const { output } = await run('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent']);
const advisories = readAdvisories(output);
if (!advisories) {
  console.log(
    'NOT AUDITED: the registry gave no answer to npm audit. Nothing is known about faults of dependencies.',
  );
} else {
  const exceptions = JSON.parse(readFileSync('scripts/audit-exceptions.json', 'utf8'));
  const { faults, excepted } = judge(advisories, exceptions, new Date());
  for (const fault of faults) console.log(`✗ ${fault}`);
  for (const exception of excepted) console.log(`  excepted: ${exception}`);
  console.log(`${faults.length} faults of dependencies, ${excepted.length} excepted`);
  if (faults.length > 0) process.exitCode = 1;
}
