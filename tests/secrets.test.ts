import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Variables whose names no browser has a use for, with values that would be noticed anywhere. */
const CANARIES = {
  SMTP_URL: 'smtp://canary-user:canary-password@canary.example:587',
  MAIL_FROM: 'canary-from@canary.example',
  SALES_EMAIL: 'canary-sales@canary.example',
  DATA_DIR: '/canary/data',
};
const BUILD_LIMIT_MS = 120_000;

let folder: string;

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync('.cache/secrets-');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    { env: { ...CANARIES, ASTRO_TELEMETRY_DISABLED: '1' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}, BUILD_LIMIT_MS);

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
