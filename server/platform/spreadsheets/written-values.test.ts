import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalSignOf, isMonthFirst, readDay, readNumbers } from './written-values.ts';

describe('a number', () => {
  const amounts = fc.integer({ min: 0, max: 10 ** 11 }).map((hundredths) => hundredths / 100);
  const written = (amount: number, locale: string) =>
    amount.toLocaleString(locale, { minimumFractionDigits: 2 });

  test.each(['en-NG', 'en', 'de', 'fr', 'de-CH', 'sv'])(
    'as %s writes it, with decimals, is read alone',
    (locale) => {
      fc.assert(
        fc.property(amounts, (amount) => {
          expect(readNumbers(written(amount, locale), undefined)).toEqual([amount]);
        }),
      );
    },
  );

  test.each(['en-NG', 'de'])(
    'without decimals is read as the other numbers of a file of %s show',
    (locale) => {
      fc.assert(
        fc.property(fc.array(fc.integer({ min: 0, max: 10 ** 9 })), (whole) => {
          const cells = whole.map((amount) => amount.toLocaleString(locale));
          const decimal = decimalSignOf([...cells, written(1789.45, locale)]);
          expect(cells.map((cell) => readNumbers(cell, decimal))).toEqual(whole.map((amount) => [amount]));
        }),
      );
    },
  );

  test.each(['25,0000', '1,23,4', '1.2.3', '-5', '', 'ten', '1e9', '24/11/2026', '1,234.567,8'])(
    '%j is none',
    (cell) => {
      expect(readNumbers(cell, undefined)).toEqual([]);
    },
  );

  test('three digits behind a dot are read in two ways where the file shows neither, and behind a comma as in Nigeria', () => {
    expect(readNumbers('150.000', undefined)).toEqual([150, 150_000]);
    expect(readNumbers('150,000', undefined)).toEqual([150_000]);
    expect(readNumbers('150,000', ',')).toEqual([150_000, 150]);
    expect(decimalSignOf(['28,5', '28.5', '3'])).toBeUndefined();
  });
});

describe('a day', () => {
  test.each([
    '2026-11-24',
    '24/11/2026',
    '24.11.2026',
    '24-11-2026',
    '2026/11/24',
    '24/11/2026 00:00',
    '2026-11-24T00:00:00Z',
  ])('%s is the 24th of November 2026', (cell) => {
    expect(readDay(cell, false)).toBe('2026-11-24');
  });

  test('has its month in front only where the file shows it', () => {
    expect(readDay('05/06/2026', isMonthFirst(['05/06/2026']))).toBe('2026-06-05');
    expect(readDay('05/06/2026', isMonthFirst(['05/06/2026', '11/24/2026']))).toBe('2026-05-06');
    expect(isMonthFirst(['24/11/2026', '11/24/2026'])).toBe(false);
  });

  test.each(['30/02/2026', '2026-02-30', '24/13/2026', '24/11/26', 'May', '', '46350'])(
    '%j is none',
    (cell) => {
      expect(readDay(cell, false)).toBeUndefined();
    },
  );
});
