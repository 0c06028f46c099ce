import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../scripts/steps/run.mjs';

/** Variables whose names no browser has a use for, with values that would be noticed anywhere. */
const CANARIES = {
  SMTP_URL: 'smtp://canary-user:canary-password@canary.example:587',
  MAIL_FROM: 'canary-from@canary.example',
  SALES_EMAIL: 'canary-sales@canary.example',
  DATA_DIR: '/canary/data',
  CONTENTFUL_SPACE_ID: 'canary-space',
  CONTENTFUL_DELIVERY_TOKEN: 'canary-delivery-token',
};

/** A whole build, beside other tests: after so long it hangs. */
const BUILD_HANGS_MS = 600_000;

let folder: string;

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/secrets-');
  const build = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder];
  const { code, output } = await run(process.execPath, build, { env: CANARIES });
  if (code !== 0) throw new Error(output);
}, BUILD_HANGS_MS);

afterAll(() => rmSync(folder, { recursive: true }));

const textOf = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('the build has files for the browser to look into', () => {
  expect(textOf(join(folder, 'client')).length).toBeGreaterThan(1000);
});

test('no value of the environment is in the build', () => {
  expect(textOf(folder)).not.toMatch(/canary/i);
});

test.each(Object.keys(CANARIES))('%s is not even named in what browsers get', (name) => {
  expect(textOf(join(folder, 'client'))).not.toContain(name);
});
