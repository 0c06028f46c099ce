import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CANARIES, isBuilt } from '../../tools/run/steps/build.mjs';

const BUILD = 'dist';

/** Variables whose names no browser has a use for. */
const NAMES = [
  'SMTP_URL',
  'MAIL_FROM',
  'SALES_EMAIL',
  'DATA_DIR',
  'CONTENTFUL_SPACE_ID',
  'CONTENTFUL_DELIVERY_TOKEN',
];

const textOf = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

test('the build was made from what is here, among canaries (`npm run build`)', () => {
  expect(isBuilt()).toBe(true);
  expect(Object.keys(CANARIES)).toEqual(NAMES);
});

test('the build has files for the browser to look into', () => {
  expect(textOf(join(BUILD, 'client')).length).toBeGreaterThan(1000);
});

test('no value of the environment is in the build', () => {
  expect(textOf(BUILD)).not.toMatch(/canary/i);
});

test.each(NAMES)('%s is not even named in what browsers get', (name) => {
  expect(textOf(join(BUILD, 'client'))).not.toContain(name);
});
