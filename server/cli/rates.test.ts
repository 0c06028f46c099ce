import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Outcome, runCli } from '../../tests/support/cli.ts';
import { temporaryDirectory } from '../../tests/support/process.ts';

const VERSION = '2026-11-24';
/** The sample card, issued and valid whatever day it is. */
const SAMPLE = (await readFile(`content/rates/${VERSION}.yaml`, 'utf8'))
  .replace(`issued: ${VERSION}`, 'issued: 2020-01-01')
  .replace('validUntil: 2027-11-24', 'validUntil: 2999-12-31');

/** A content folder with nothing but the sample card. */
async function desk() {
  const folder = temporaryDirectory();
  await mkdir(join(folder, 'content/rates'), { recursive: true });
  await writeFile(join(folder, `content/rates/${VERSION}.yaml`), SAMPLE);
  const environment = { DATA_DIR: folder, DATABASE_URL: '', CONTENT_DIR: join(folder, 'content') };
  const run = (...words: string[]): Promise<Outcome> =>
    runCli('rates', { environment, open: () => Promise.reject(new Error('no database')) }, ...words);
  const csv = (name: string) => join(folder, name);
  return { run, csv, versions: () => readdir(join(folder, 'content/rates')) };
}

test('a card is exported, changed in a spreadsheet and imported as a new version, beside the old one', async () => {
  const { run, csv, versions } = await desk();
  const exported = await run('export', csv('card.csv'));
  expect(exported).toEqual({ code: 0, out: `Card 2026-11-24 is in ${csv('card.csv')}.\n`, errors: '' });
  expect((await run('export', csv('card.csv'))).errors).toContain('exists; name a new file');

  const same = await run('import', csv('card.csv'));
  expect(same.out).toContain('Card 2026-11-24 is there already.');
  const text = await readFile(csv('card.csv'), 'utf8');
  expect(text.startsWith('\ufeffitem,size,from,to,up_to_km,value\r\n')).toBe(true);
  const mine = text
    .replace('sample,,,,,yes', 'sample,,,,,no')
    .replace('per_km,15,,,150,2200', 'per_km,15,,,150,2250');
  await writeFile(csv('mine.csv'), mine);
  const taken = await run('import', csv('mine.csv'));
  expect(taken.code).toBe(1);
  expect(taken.errors).toContain('version: 2026-11-24 is the name of another card: write a new one');

  await writeFile(csv('mine.csv'), mine.replace('version,,,,,2026-11-24', 'version,,,,,2026-11-24-b'));
  const imported = await run('import', csv('mine.csv'));
  expect(imported.out).toBe(
    'Card 2026-11-24-b is in content/rates/2026-11-24-b.yaml.\nCurrent card: 2026-11-24-b, valid until 2999-12-31.\n',
  );
  expect(await versions()).toEqual(['2026-11-24-b.yaml', '2026-11-24.yaml']);
  expect((await run('export', '--card', '2026-11-24-b')).out).toContain('per_km,15,,,150,2250');
  expect((await run('export', '--card', '2026-11-24')).out).toContain('per_km,15,,,150,2200');
  expect((await run('show')).out).toContain('Versions: 2026-11-24-b, 2026-11-24\n');
  expect((await run('check')).out).toContain('Valid cards: 2.');
});

test('a file with errors changes nothing, and each error has its line', async () => {
  const { run, csv, versions } = await desk();
  await run('export', csv('card.csv'));
  const text = await readFile(csv('card.csv'), 'utf8');
  await writeFile(csv('bad.csv'), text.replace('NGN', 'USD').replace('2999-12-31', 'next year'));
  const { code, errors } = await run('import', csv('bad.csv'));
  expect(code).toBe(1);
  expect(errors).toBe(`Nothing was imported. Fix these in ${csv('bad.csv')}:
line 5: valid_until: write a day of the calendar, like 2026-11-24
line 6: currency: write 'NGN'
`);
  expect((await run('import', csv('absent.csv'))).errors).toMatch(/^The file cannot be read: ENOENT/);
  expect(await versions()).toEqual(['2026-11-24.yaml']);
});

test('a workbook that was exported is imported again; a template has every item and no figure', async () => {
  const { run, csv } = await desk();
  await run('export', csv('card.xlsx'));
  expect((await run('import', csv('card.xlsx'))).out).toContain('Card 2026-11-24 is there already.');
  await run('template', csv('new.xlsx'));
  const { code, errors } = await run('import', csv('new.xlsx'));
  expect(code).toBe(1);
  expect(errors).toContain('per_km: up_to_km is empty: fill it');
});

test('the check tells an invalid card with its line, and ends with 1', async () => {
  const { run, csv } = await desk();
  expect(await run('check')).toMatchObject({
    code: 0,
    out: 'Valid cards: 1.\nCurrent card: 2026-11-24, a sample, valid until 2999-12-31.\n',
  });
  await writeFile(csv('content/rates/2026-11-25.yaml'), SAMPLE.replace('roundTo: 5000', 'roundTo: 0'));
  const { code, out } = await run('check');
  expect(code).toBe(1);
  expect(out).toContain(
    'content/rates/2026-11-25.yaml: line 9: roundTo: write whole naira, 1 to 1,000,000\n',
  );
});

test('the sample shows as one', async () => {
  const { run } = await desk();
  expect((await run('show')).out).toContain('Rate card 2026-11-24, A SAMPLE: its figures are invented\n');
  expect((await run('show', '--card', '2020')).errors).toBe('There is no card 2020. Versions: 2026-11-24.\n');
});
