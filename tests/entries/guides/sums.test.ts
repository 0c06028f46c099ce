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

// What each line comes to within its sheet is worked out in workbooks.test.ts.
test('figures that one sheet takes from another are the same there', () => {
  expect(trip('B')).toBe(kilometre('Cost of'));
  expect(trip('E')).toBe(day('Cost of'));
  expect(paper('A')).toBe(trip('I'));
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
