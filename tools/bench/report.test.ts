import { expect, test } from 'vitest';
import { asMarkdown, median, partsOf, quantile, short, summaryOf } from './report.mjs';

const report = {
  how: 'Three runs.',
  tables: [{ columns: ['', 'ms'], rows: [['first page', 1234.5]] }],
  notes: ['One.', 'Two.'],
};

test('a report becomes a part that is found again by its name', () => {
  const part = asMarkdown('startup', { about: 'time', report, command: 'npm run bench -- startup' });
  expect(part).toContain(
    '\n\n|            |    ms |\n|------------|------:|\n| first page | 1,235 |\n\n- One.\n- Two.\n',
  );
  const other = part.replace('## startup', '## build');
  expect(partsOf(`# Measurements\nWords.\n\n${part}\n${other}`)).toEqual(
    new Map([
      ['startup', part],
      ['build', other],
    ]),
  );
});

test('what each part says in one sentence stands at the top again', () => {
  const summary = 'Starts in a second.';
  const command = 'npm run bench -- startup';
  const parts = [report, { ...report, summary }].map((each) =>
    asMarkdown('startup', { about: 'time', report: each, command }),
  );
  expect(summaryOf(parts)).toBe('- Starts in a second.\n');
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
