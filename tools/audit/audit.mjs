/**
 * `npm run audit:dependencies`: asks the registry and OSV for known errors of what the site runs on. Ends with 1 when there is
 * one that tools/audit/audit-exceptions.json does not except, or an exception that is over. A source that gives no answer is said,
 * and never taken for a clean one: where none answers, REQUIRE_AUDIT=1 ends with 1 too. OSV_URL names a mirror of OSV.
 * It names packages of package.json that are deprecated, too, which is no reason to end with 1.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from '../run/steps/run.mjs';
import { readAdvisories, sameOnce, validate } from './advisories.mjs';
import { deprecatedPackages } from './deprecated.mjs';
import { askOsv } from './osv.mjs';
import { shippedPackages } from './shipped.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));

const shipped = shippedPackages(readJson('package-lock.json'));
const names = new Set(shipped.map(({ name }) => name));
const { dependencies, devDependencies } = readJson('package.json');
const askNpm = async (/** @type {string} */ spec) => {
  const { code, output } = await run('npm', ['view', spec, 'deprecated', '--loglevel=silent']);
  return code === 0 ? output.trim() : undefined;
};
const [registry, osv, deprecated] = await Promise.all([
  run('npm', ['audit', '--json', '--loglevel=silent']),
  askOsv(shipped, process.env['OSV_URL']),
  deprecatedPackages({ ...dependencies, ...devDependencies }, askNpm),
]);
for (const one of deprecated ?? []) console.log(`! ${one}`);
if (!deprecated)
  console.log(
    '! Not known whether a package is deprecated: the registry does not say so of any, or does not answer.',
  );
const answers = {
  'npm audit': readAdvisories(registry.output)?.filter((one) => names.has(one.package)),
  OSV: osv,
};
const advisories = sameOnce(Object.values(answers).flatMap((answer) => answer ?? []));
const asked = Object.entries(answers).flatMap(([name, answer]) => (answer ? [name] : []));
const silent = Object.keys(answers).filter((name) => !asked.includes(name));

if (asked.length === 0) {
  console.log(
    'NOT AUDITED: neither npm audit nor OSV answered. Nothing is known about vulnerabilities of dependencies.',
  );
  if (process.env['REQUIRE_AUDIT'] === '1') process.exitCode = 1;
} else {
  const { errors, excepted } = validate(
    advisories,
    readJson('tools/audit/audit-exceptions.json'),
    new Date(),
  );
  for (const error of errors) console.log(`✗ ${error}`);
  for (const exception of excepted) console.log(`  excepted: ${exception}`);
  const silence = silent.length > 0 ? `; no answer from ${silent.join(', ')}` : '';
  console.log(
    `${errors.length} vulnerabilities of dependencies, ${excepted.length} excepted (asked: ${asked.join(', ')}${silence})`,
  );
  if (errors.length > 0) process.exitCode = 1;
}
