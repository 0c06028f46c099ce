import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { shippedPackages } from './shipped.mjs';

test("what the site runs on is read from the lockfile, with what becomes part of the build or is the editor's page, without what only builds and tests", () => {
  const packages = {
    '': { name: 'site', version: '1.0.0' },
    'node_modules/@one/two': { version: '2.0.0' },
    'node_modules/other/node_modules/three': { version: '3.0.0' },
    'node_modules/alias': { name: 'three', version: '3.0.0' },
    'node_modules/tester': { version: '4.0.0', dev: true },
    'node_modules/astro': { version: '5.0.0', dev: true },
    'node_modules/decap-cms': { version: '6.0.0', dev: true },
  };
  expect(shippedPackages({ packages })).toEqual([
    { name: '@one/two', version: '2.0.0' },
    { name: 'three', version: '3.0.0' },
    { name: 'astro', version: '5.0.0' },
    { name: 'decap-cms', version: '6.0.0' },
  ]);
});

test("the list of packages has those of the build and the editor's page, with their hashes", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/audit/sbom.mjs'], {
    maxBuffer: 64 * 1024 ** 2,
  });
  const { bomFormat, components } = JSON.parse(stdout);
  expect(bomFormat).toBe('CycloneDX');
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const listed = new Set(components.map(({ name, version }: Listed) => `${name}@${version}`));
  const missing = shippedPackages(lock).filter(({ name, version }) => !listed.has(`${name}@${version}`));
  expect(missing).toEqual([]);
  const { version, integrity } = lock.packages['node_modules/decap-cms'];
  expect(components.find(({ name }: Listed) => name === 'decap-cms')).toMatchObject({
    purl: `pkg:npm/decap-cms@${version}`,
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex') },
    ],
  });
});

/** What the tests read of a component of CycloneDX. */
type Listed = { name: string; version: string };
