import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import readWorkbook from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { runCli } from '../../../tests/support/cli.ts';
import { temporaryDirectory } from '../../../tests/support/process.ts';
import { QUOTE } from '../../../tests/support/quote.ts';
import { LeadStore } from '../../leads/accept/lead-store.ts';
import { openStorage } from '../../platform/database/index.ts';

const OWNER_ONLY = 0o600;

test('a file that ends in .xlsx is a workbook that people read, with technical columns on demand', async () => {
  const DATA_DIR = temporaryDirectory();
  const database = { environment: { DATA_DIR, DATABASE_URL: '' }, open: () => openStorage(DATA_DIR) };
  const storage = await database.open();
  const enquiry = { kind: 'quote', first_name: 'Amina', phone_number: '0803 123 4567', email: '' } as const;
  const { id } = await new LeadStore(storage, 'example.com').accept({
    enquiry,
    quote: QUOTE,
    suspectedSpam: false,
    requestId: 'request-1',
  });
  await storage.close();
  const run = (...words: string[]) => runCli('leads', database, 'export', ...words);
  const read = async (file: string) => {
    const [sheet] = await readWorkbook(file);
    const [head = [], ...rows] = sheet?.data ?? [];
    return { head, row: Object.fromEntries(head.map((title, place) => [String(title), rows[0]?.[place]])) };
  };

  const file = join(temporaryDirectory(), 'leads.xlsx');
  expect((await run('--out', file)).out).toBe(`1 leads written to ${file}.\n`);
  expect((await stat(file)).mode & 0o777).toBe(OWNER_ONLY);
  const { head, row } = await read(file);
  expect(row).toMatchObject({
    Reference: referenceOf(id),
    Phone: '+2348031234567',
    From: 'Lagos',
    To: 'Kano',
    Loading: new Date('2026-12-01T00:00:00Z'),
    Tonnes: 30,
    Trucks: '1 × 30 tons',
    'Estimate low': 2_000_000,
    'Estimate high': 2_500_000,
  });
  expect(head).not.toContain('request_id');
  expect(head).not.toContain('id');
  expect((await run('--out', file)).errors).toContain('exists; name a new file');

  const all = join(temporaryDirectory(), 'all.xlsx');
  await run('--out', all, '--all');
  expect((await read(all)).row).toMatchObject({ Reference: referenceOf(id), id });
  expect((await run('--all')).errors).toContain('--all goes with a file that ends in .xlsx');
});
