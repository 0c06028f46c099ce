import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWorksheet, SPACE_SHEET, TRIP_FIELDS, TRIP_SHEET } from './worksheets.ts';

const read = (query: string) => readWorksheet(TRIP_SHEET, new URLSearchParams(query));
const EXAMPLE = TRIP_SHEET.example ?? ({} as never);
const own = (changes: Record<string, string> = {}) =>
  read(
    String(
      new URLSearchParams({
        ...Object.fromEntries(TRIP_FIELDS.map((f) => [f, String(EXAMPLE[f])])),
        ...changes,
      }),
    ),
  );

/** The guide whose sum it is, as it is printed. */
const GUIDE = readFileSync(
  new URL('../../../content/guides/earning-with-your-truck.pdf.md', import.meta.url),
  'utf8',
);
const printed = (label: string) => {
  const cell = new RegExp(`\\| \\**${label}[^|]*\\| \\**([\\d,]+)`).exec(GUIDE)?.[1] ?? '';
  return Number(cell.replaceAll(',', ''));
};

describe('the sheet of a trip', () => {
  it('comes to what the guide prints, with the example of the guide', () => {
    const { lines, asked } = read('');
    expect(asked).toBe(false);
    expect(lines).toEqual({
      perKm: printed('Cost of a kilometre'),
      perDay: printed('Cost of a day'),
      running: printed('C. Running'),
      standing: printed('F. Standing'),
      road: EXAMPLE.road,
      costs: printed('H. All costs'),
      keeps: printed('J. What the trip keeps'),
      keepsPerDay: expect.closeTo(printed('K. For each day'), -1),
    });
    expect(lines?.keeps).toBe(306_700);
  });

  it('takes figures as people write them, and can end below zero', () => {
    expect(own({ road: '700,000' }).lines?.keeps).toBe(106_700);
    expect(own({ trip_days: '12', road: '700 000' }).lines?.keeps).toBe(-193_300);
  });

  it.each([
    ['850k', 850_000],
    ['1.2m', 1_200_000],
    ['1.2 million', 1_200_000],
    ['₦850,000', 850_000],
    ['N1.5 million', 1_500_000],
    ['NGN 700 000', 700_000],
    ['2 thousand naira', 2000],
  ])('reads the amount %s', (typed, amount) => {
    expect(own({ road: typed }).lines?.road).toBe(amount);
  });

  it('reads figures with the unit of their label', () => {
    const { lines } = own({ tank_km: '1,000 km', litres: '400 litres', trip_days: '8 days' });
    expect(lines?.keeps).toBe(306_700);
  });

  it.each(['k', '1.2.3m', 'two million', '5 bags', 'n', '₦', '12 mm'])('does not read %s', (typed) => {
    expect(own({ road: typed }).errors).toEqual({ road: 'number' });
  });

  it('says what is wrong with each figure, and keeps what was typed', () => {
    const sheet = own({ tank_km: '0', litres: '', freight: '-1', tyres: '9999999999999' });
    expect(sheet.errors).toEqual({ tank_km: 'zero', litres: 'number', freight: 'number', tyres: 'much' });
    expect(sheet.typed).toMatchObject({ tank_km: '0', freight: '-1' });
    expect(sheet.lines).toBeUndefined();
  });
});

describe('the sheet of a warehouse', () => {
  it('shows nothing before somebody wrote figures: no rent of today can be named', () => {
    expect(readWorksheet(SPACE_SHEET, new URLSearchParams()).lines).toBeUndefined();
  });

  it('works out income, costs and how full it must be', () => {
    const query =
      'space=1000&aisles=20&filled=50&rent=2000&people=300000&power=100000&upkeep=50000&other=50000';
    expect(readWorksheet(SPACE_SHEET, new URLSearchParams(query)).lines).toEqual({
      usable: 800,
      income: 800_000,
      costs: 500_000,
      keeps: 300_000,
      perMetre: 500,
      breakEven: 31.25,
    });
  });
});

it('no address makes a sheet throw, or a line that is no number', () => {
  const value = fc.oneof(
    fc.string(),
    fc.integer().map(String),
    fc.constantFrom('0', '12,5', '1e9', '∞', 'NaN'),
  );
  for (const sheet of [TRIP_SHEET, SPACE_SHEET])
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom<string>(...sheet.fields), value), (fields) => {
        const { lines } = readWorksheet<string, string>(sheet as never, new URLSearchParams(fields));
        for (const line of Object.values(lines ?? {})) expect(Number.isFinite(line)).toBe(true);
      }),
      { numRuns: 1000 },
    );
});
