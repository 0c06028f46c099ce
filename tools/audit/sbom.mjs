/**
 * `npm run sbom`: the packages that the site runs on, as CycloneDX. npm's own list leaves out those that the build's tools ask for as well; these,
 * those whose code is part of the build, and the editor's page, are added.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from '../run/steps/run.mjs';
import { shippedPackages } from './shipped.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));

const WORDS = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
const { code, output } = await run('npm', [...WORDS, '--loglevel=silent']);
if (code !== 0) {
  console.error(`npm cannot list the packages: ${output.trim()}`);
  process.exit(1);
}
const sbom = JSON.parse(output.slice(output.indexOf('{')));
/** @type {Set<string>} */
const listed = new Set(sbom.components.map((/** @type {{ 'bom-ref': string }} */ one) => one['bom-ref']));
const shipped = shippedPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));
for (const { name, version, integrity } of shipped) {
  if (listed.has(`${name}@${version}`)) continue;
  const [, hash = ''] = /^sha512-(.*)$/.exec(integrity ?? '') ?? [];
  sbom.components.push({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
  });
}
console.log(JSON.stringify(sbom, null, 2));
