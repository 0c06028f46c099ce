import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../testing/cli.ts';
import { eachDatabase, type TestDatabase } from '../testing/databases.ts';

const run = (database: TestDatabase, ...words: string[]) => runCli('trips', database, ...words);

async function csvFile({ environment }: TestDatabase, ...lines: string[]): Promise<string> {
  const file = join(environment.DATA_DIR, 'trips.csv');
  await writeFile(file, lines.join('\r\n'));
  return file;
}

const HEADER = '\ufeffwaybill,completed_on,tonnes,origin,destination';

eachDatabase((emptyDatabase) => {
  test('imports a file, once, and puts right what changed', async () => {
    const database = await emptyDatabase();
    const rows = ['KYL-1,2026-11-01,28.5,Apapa,Kano', 'KYL-2,2026-11-02,30,"Obajana, Kogi",Jos', ''];
    const first = await run(database, 'import', await csvFile(database, HEADER, ...rows));
    expect(first).toMatchObject({
      code: 0,
      out: '2 added, 0 changed, 0 unchanged.\n58.5 tonnes in all.\n',
      faults: '',
    });
    rows[0] = 'KYL-1,2026-11-01,29,Apapa,Kano';
    const second = await run(database, 'import', await csvFile(database, HEADER, ...rows));
    expect(second.out).toBe('0 added, 1 changed, 1 unchanged.\n59 tonnes in all.\n');
    expect((await run(database, 'total')).out).toBe('59 tonnes in all.\n');
  });

  test('tells every fault with its line, and changes nothing', async () => {
    const database = await emptyDatabase();
    const file = await csvFile(
      database,
      HEADER,
      'KYL-1,2026-11-01,28.5,Apapa,Kano',
      'KYL-2,2026-02-30,28500,Apapa,Kano',
      'KYL-3,2026-11-03,30,,Kano',
      'KYL-4,2999-01-01,30,Apapa,Kano',
      'KYL-1,2026-11-03,30,Apapa,Kano',
    );
    const { code, faults } = await run(database, 'import', file);
    expect(code).toBe(1);
    expect(faults).toBe(`Nothing was imported. Put right in ${file}:
line 3: completed_on: write a date of the calendar as YYYY-MM-DD
line 3: tonnes: write tonnes as a number like 28.5, above 0 and up to 100
line 4: origin: is empty
line 5: completed_on: this day is still to come
line 6: waybill KYL-1 stands here twice
`);
    expect((await run(database, 'total')).out).toBe(
      'No trip is recorded yet; the home page claims no tonnage.\n',
    );
  });

  test('names what is wrong with the file as a whole', async () => {
    const database = await emptyDatabase();
    const importing = (file: string) => run(database, 'import', file);
    const wrongHeader = await csvFile(database, 'waybill,completed_on,weight,origin,destination');
    expect((await importing(wrongHeader)).faults).toContain(
      'line 1: the column tonnes is missing\nline 1: there is no column weight; remove it',
    );
    const shortLine = await csvFile(database, HEADER, 'KYL-1,2026-11-01');
    expect((await importing(shortLine)).faults).toContain('on line 2');
    const absent = await importing(join(database.environment.DATA_DIR, 'absent.csv'));
    expect(absent.faults).toMatch(/^The file cannot be read: ENOENT/);
    expect(absent.code).toBe(1);
    const empty = await importing(await csvFile(database, ''));
    expect(empty.faults).toContain('there is no trip in it');
  });

  test('says how it is used', async () => {
    const { code, faults } = await run(await emptyDatabase(), 'import');
    expect(code).toBe(2);
    expect(faults).toContain('npm run trips -- import FILE.csv');
  });
});
