import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { parseConfig } from '../../config/config.ts';
import { buildCheck, rateCardCheck } from './configuration.ts';
import { examine } from './run-checks.ts';

const SAMPLE = await readFile('content/rates/2026-11-24.yaml', 'utf8');
const REAL = SAMPLE.replace('sample: true', 'sample: false');

async function finding(today: string, text?: string) {
  const folder = temporaryDirectory();
  await mkdir(join(folder, 'rates'));
  if (text) await writeFile(join(folder, 'rates/2026-11-24.yaml'), text);
  const [found] = await examine(parseConfig({}), [rateCardCheck(folder, today)]);
  return found && [found.well, found.says];
}

test('the card of the day is reported with its last day', async () => {
  expect(await finding('2026-12-01', REAL)).toEqual([true, '2026-11-24, valid until 2027-11-24']);
  expect(await finding('2026-12-01', SAMPLE)).toEqual([true, '2026-11-24, a sample, valid until 2027-11-24']);
  expect(await finding('2026-11-01', REAL)).toEqual([true, 'none yet; 2026-11-24 is issued on 2026-11-24']);
});

test('one that has run out or is invalid is an error; none is not', async () => {
  expect(await finding('2027-11-25', REAL)).toEqual([false, '2026-11-24: expired on 2027-11-24']);
  expect(await finding('2026-12-01', REAL.replace('NGN', 'USD'))).toEqual([
    false,
    "rates/2026-11-24.yaml: line 7: currency: write 'NGN'",
  ]);
  expect(await finding('2026-12-01')).toBeUndefined();
});

test('a checkout that was not built is told so, with the remedy', async () => {
  const findings = await examine(parseConfig({}), [buildCheck(join(temporaryDirectory(), 'entry.mjs'))]);
  expect(findings).toEqual([
    { name: 'Build', well: false, says: 'there is none yet', remedy: 'build the site: npm run build' },
  ]);
});
