import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const TEXT = readFileSync('content/guides/earning-with-your-truck.pdf.md', 'utf8');

/** The figures of our example in the tables of one sheet, by the letter or the words that begin a row. */
function sheet(heading: string) {
  const text = TEXT.split(/^## /m).find((part) => part.startsWith(heading));
  if (!text) throw new Error(`No sheet begins with '${heading}'`);
  const rows = text.split('\n').filter((line) => /^\| .+ \|.*\d/.test(line));
  const cells = rows.map((row) =>
    row
      .replaceAll('**', '')
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  );
  const figure = (cell = '') => Number(cell.replaceAll(',', ''));
  return (start: string, column = 1) => {
    const row = cells.find(([first = '']) => first.startsWith(start));
    if (!row) throw new Error(`No row of '${heading}' begins with '${start}'`);
    return figure(row[column]);
  };
}

const kilometre = sheet('3. ');
const day = sheet('4. ');
const trip = sheet('5. ');
const paper = sheet('6. ');

test('a kilometre and a day cost what their lines come to', () => {
  expect(kilometre('D')).toBe((kilometre('B') * kilometre('C')) / kilometre('A'));
  expect(kilometre('G')).toBe(kilometre('E') / kilometre('F'));
  expect(kilometre('J')).toBe(kilometre('H') / kilometre('I'));
  expect(kilometre('Cost of')).toBe(kilometre('D') + kilometre('G') + kilometre('J'));
  const lines = ['Driver', 'Papers', 'Put by', 'Loan'].map((line) => day(line));
  expect(day('A')).toBe(lines.reduce((sum, line) => sum + line, 0));
  expect(day('Cost of')).toBe(day('A') / day('B'));
});

test('the trip keeps what its lines come to', () => {
  expect(trip('B')).toBe(kilometre('Cost of'));
  expect(trip('C')).toBe(trip('A') * trip('B'));
  expect(trip('E')).toBe(day('Cost of'));
  expect(trip('F')).toBe(trip('D') * trip('E'));
  expect(trip('H')).toBe(trip('C') + trip('F') + trip('G'));
  expect(trip('J')).toBe(trip('I') - trip('H'));
  expect(trip('K')).toBe(Math.round(trip('J') / trip('D')));
});

test('what changes the answer is worked from the same trip', () => {
  const kept = trip('J');
  const litres = (trip('A') * kilometre('B')) / kilometre('A');
  const cases: [start: string, keeps: number, days: number][] = [
    ['As above', kept, trip('D')],
    ['Road payments of 700,000', kept + trip('G') - 700_000, trip('D')],
    ['Four more days', kept - 4 * trip('E'), trip('D') + 4],
    ['The same', kept, trip('D') + 4],
    ['A load home', kept + 700_000 - 2 * trip('E'), trip('D') + 2],
    ['Diesel up', kept - litres * 100, trip('D')],
  ];
  for (const [start, keeps, days] of cases)
    expect.soft([trip(start, 1), trip(start, 2)], start).toEqual([keeps, Math.round(keeps / days)]);
});

test('the invoice adds up, with the rates that the text names', () => {
  expect(paper('A')).toBe(trip('I'));
  expect(paper('B')).toBe(paper('A') * 0.075);
  expect(paper('C')).toBe(paper('A') * 0.02);
  expect(paper('D')).toBe(paper('A') + paper('B') - paper('C'));
});
