import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvText } from './write-table.ts';

const COLUMNS = ['reference', 'message', 'phone'] as const;
/** The first characters that make a spreadsheet compute a cell (OWASP, "CSV Injection"). */
const COMPUTED = /^[=+\-@\t\r\n]/;

const breaks = fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\n=1+1', '\r\n+234', '\n"', '\n,');
const signs = fc.constantFrom('"', '""', ',', ';', '\t', "'", '=', '+', '-', '@', '|', '\u2028', '\ufeff');
const scripts = fc.constantFrom('Ọ̀rẹ́', 'Ìbàdàn', 'العربية', '货物', '🚛', 'ẹ̀ẹ́', 'Русский');
const words = fc.oneof(fc.string({ unit: 'binary' }), fc.string(), scripts, signs, breaks);
const cell = fc.oneof(
  { weight: 8, arbitrary: fc.array(words, { maxLength: 8 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.constantFrom('', '=1+1', '08031234567', '447700900123', 'x'.repeat(40_000)) },
);
const row = fc.record({ reference: cell, message: cell, phone: cell });

/** Two readers: one that ends rows only as we do, one that takes any break outside quotes for an end, as spreadsheets do. */
const READERS: Record<string, (csv: string) => string[][]> = {
  Papa: (csv) => {
    const { data, errors } = Papa.parse<string[]>(csv.replace(/\r\n$/, ''), {
      delimiter: ',',
      newline: '\r\n',
    });
    expect(errors).toEqual([]);
    return data;
  },
  'one that ends rows at any break': (csv) => parse(csv, { record_delimiter: ['\r\n', '\n', '\r'] }),
};

test.each(Object.keys(READERS))('%s finds the same rows, and no cell that a spreadsheet computes', (name) => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const [head, ...read] = READERS[name]?.(csvText(rows, COLUMNS, { header: true })) ?? [];
      expect(head).toEqual([...COLUMNS]);
      expect(read).toHaveLength(rows.length);
      for (const [place, cells] of read.entries()) {
        for (const [at, column] of COLUMNS.entries()) {
          const sent = rows[place]?.[column] ?? '';
          expect([sent, `'${sent}`]).toContain(cells[at]);
          expect(cells[at]).not.toMatch(COMPUTED);
        }
      }
    }),
    { numRuns: 500, seed: 20_261_128 },
  );
});

test('a message of several lines is one cell, whatever else it holds', () => {
  const message = 'Two lines:\n=1+1\n+234 call me';
  const text = csvText([{ reference: 'A1', message, phone: null }], COLUMNS, { header: false });
  expect(text).toBe(`A1,"${message}",\r\n`);
});
