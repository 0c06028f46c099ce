import { expect, test } from 'vitest';
import { asMarkdown, median, quantile, short } from './report.mjs';

const report = {
  how: 'Three runs.',
  tables: [{ columns: ['', 'ms'], rows: [['first page', 1234.5]] }],
  notes: ['One.', 'Two.'],
};

test('a report is printed with its summary, tables and notes', () => {
  const summary = 'Starts in a second.';
  const text = asMarkdown('startup', {
    about: 'time',
    report: { ...report, summary },
    command: 'npm run bench -- startup',
  });
  expect(text).toContain('## startup: time\n\nStarts in a second.\n\n`npm run bench -- startup`, ');
  expect(text).toContain(
    '\n\n|            |    ms |\n|------------|------:|\n| first page | 1,235 |\n\n- One.\n- Two.\n',
  );
});

test('numbers are reported in three digits, whole ones whole', () => {
  expect([0.01234, 9.876, 45, 1234567, Number.NaN].map(short)).toEqual([
    '0.0123',
    '9.88',
    '45',
    '1,234,567',
    '–',
  ]);
  expect(median([9, 1, 5])).toBe(5);
});

test('a quantile is the least value that so large a share stays within', () => {
  const times = Array.from({ length: 200 }, (_, n) => 200 - n);
  expect([0.5, 0.99, 1].map((share) => quantile(times, share))).toEqual([100, 198, 200]);
});
