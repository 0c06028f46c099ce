import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../tests/support/cli.ts';
import { oneDatabase, type TestDatabase } from '../../tests/support/databases.ts';
import { TripStore } from '../price/trips/trip-store.ts';

const run = (database: TestDatabase, ...words: string[]) => runCli('trips', database, ...words);

async function csvFile({ environment }: TestDatabase, ...lines: string[]): Promise<string> {
  const file = join(environment.DATA_DIR, 'trips.csv');
  await writeFile(file, lines.join('\r\n'));
  return file;
}

const HEADER = '\ufeffwaybill,completed_on,tonnes,origin,destination';

oneDatabase('SQLite', (emptyDatabase) => {
  test('imports a file, once, and puts right what changed', async () => {
    const database = await emptyDatabase();
    const rows = ['KYL-1,2026-11-01,28.5,Apapa,Kano', 'KYL-2,2026-11-02,30,"Obajana, Kogi",Jos', ''];
    const first = await run(database, 'import', await csvFile(database, HEADER, ...rows));
    expect(first).toMatchObject({
      code: 0,
      out: '2 added, 0 changed, 0 unchanged. To take it back: npm run trips -- undo\n58.5 tonnes in all.\n',
      errors: '',
    });
    rows[0] = 'KYL-1,2026-11-01,29,Apapa,Kano';
    const second = await run(database, 'import', await csvFile(database, HEADER, ...rows));
    expect(second.out).toContain('0 added, 1 changed, 1 unchanged.');
    expect((await run(database, 'total')).out).toBe('59 tonnes in all.\n');
  });

  test('reads what Excel of Nigeria and of Europe saves, and says what it left out', async () => {
    const database = await emptyDatabase();
    const english = await csvFile(
      database,
      'Waybill,Completed On,TONNES,Origin,Destination,Driver,',
      'KYL-1,24/11/2026,28.500,Apapa,Kano,Musa,',
    );
    expect(await run(database, 'import', english)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Left out, since nothing reads them: Driver\.\n1 added,/),
    });
    const european = await csvFile(
      database,
      'sep=;',
      HEADER.slice(1).replaceAll(',', ';'),
      'KYL-2;24.11.2026;30,25;Lagos;Jos',
    );
    expect((await run(database, 'import', european)).out).toContain('1 added');
    expect((await run(database, 'list')).out).toMatch(
      /KYL-1 +2026-11-24 +28\.5 .*\nKYL-2 +2026-11-24 +30\.25 /,
    );
  });

  test('a template is filled in and imported, as a workbook or as CSV, and is never written over', async () => {
    const database = await emptyDatabase();
    for (const name of ['new.xlsx', 'new.csv']) {
      const file = join(database.environment.DATA_DIR, name);
      expect((await run(database, 'template', file)).out).toContain(`The template is in ${file}.`);
      expect((await run(database, 'template', file)).errors).toContain('exists; name a new file');
      expect((await run(database, 'import', file)).errors).toContain('there is no trip in it');
    }
  });

  test('lists trips by day and words, and says when the list is cut', async () => {
    const database = await emptyDatabase();
    const rows = [
      'KYL-1,2026-11-01,28.5,Apapa,Kano',
      'KYL-2,2026-11-02,30,Obajana,Jos',
      'KYL_3,2026-11-03,9,Apapa,Jos',
    ];
    await run(database, 'import', await csvFile(database, HEADER, ...rows));
    const waybills = async (...words: string[]) => {
      const { out } = await run(database, 'list', '--json', ...words);
      return (JSON.parse(out) as { waybill: string }[]).map(({ waybill }) => waybill);
    };
    expect(await waybills()).toEqual(['KYL_3', 'KYL-2', 'KYL-1']);
    expect(await waybills('--find', 'apapa')).toEqual(['KYL_3', 'KYL-1']);
    expect(await waybills('--find', 'l_3')).toEqual(['KYL_3']);
    expect(await waybills('--since', '2026-11-02', '--until', '2026-11-02')).toEqual(['KYL-2']);
    const { out } = await run(database, 'list', '--limit', '2');
    expect(out).toMatch(/\n2 of 3 are shown; --limit 3 shows all\.\n$/);
    expect((await run(database, 'list')).out).not.toContain('are shown');
    expect((await run(database, 'list', '--find', 'Lokoja')).out).toBe('There is no such trip.\n');
    expect((await run(database, 'list', '--since', 'May')).code).toBe(2);
  });

  test('takes a trip with a wrong waybill away, and changes back, the latest first', async () => {
    const database = await emptyDatabase();
    const importing = async (...rows: string[]) =>
      run(database, 'import', await csvFile(database, HEADER, ...rows));
    await importing('KYL-1,2026-11-01,20,Apapa,Kano');
    await importing('KYL-1,2026-11-01,25,Apapa,Kano', 'KYL-2,2026-11-02,30,Apapa,Jos');
    const removed = await run(database, 'remove', 'KYL-2');
    expect(removed.out).toBe(
      'Removed: KYL-2, 2026-11-02, 30 tonnes, Apapa to Jos. Back: npm run trips -- undo\n25 tonnes in all.\n',
    );
    expect(await run(database, 'remove', 'KYL-2')).toMatchObject({ code: 1, out: '' });
    const undo = async () => (await run(database, 'undo')).out;
    expect(await undo()).toMatch(
      /^Taken back: the removal of \d{4}-\d\d-\d\d \d\d:\d\d WAT: 0 trips removed, 1 as before\.\n55 tonnes/,
    );
    expect(await undo()).toMatch(/the import of .*: 1 trip removed, 1 as before\.\n20 tonnes in all\.\n$/);
    expect(await undo()).toMatch(/1 trip removed, 0 as before\.\nNo trip is recorded yet/);
    expect(await run(database, 'undo')).toMatchObject({
      code: 1,
      errors: 'There is no import or removal to take back.\n',
    });
  });

  test('keeps the latest twenty changes for taking back, and an import of nothing new is none', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const store = new TripStore(storage.db);
    const trip = { waybill: 'KYL-1', completed_on: '2026-11-01', origin: 'Apapa', destination: 'Kano' };
    for (let tonnes = 1; tonnes <= 23; tonnes += 1) await store.import([{ ...trip, tonnes }]);
    await store.import([{ ...trip, tonnes: 23 }]);
    for (let back = 0; back < 20; back += 1) expect(await store.undo()).toMatchObject({ restored: 1 });
    expect(await store.undo()).toBeUndefined();
    expect(await store.totalTonnes()).toBe(3);
    await storage.close();
  });

  test('tells every error with its line, and changes nothing', async () => {
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
    const { code, errors } = await run(database, 'import', file);
    expect(code).toBe(1);
    expect(errors).toBe(`Nothing was imported. Fix these in ${file}:
line 3: completed_on: write a day of the calendar, like 24/11/2026 or 2026-11-24
line 3: tonnes: write tonnes as a number like 28.5, above 0 and up to 100
line 4: origin: is empty
line 5: completed_on: 2999-01-01 is still to come
line 6: waybill KYL-1 stands here twice
`);
    expect((await run(database, 'total')).out).toBe(
      'No trip is recorded yet; the home page shows the sample figure of 500 tonnes.\n',
    );
  });
});
