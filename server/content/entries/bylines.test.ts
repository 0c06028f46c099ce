import { expect, test } from 'vitest';
import { lagosDay } from '#domain/shared/dates.ts';
import { bylineFaults } from './bylines.ts';

test('facts are checked on a day between that of the post and today', () => {
  const faults = (checked: string) => bylineFaults({ checked, date: '2026-01-05' });
  expect(faults('2026-01-05')).toEqual([]);
  expect(faults(lagosDay(new Date()))).toEqual([]);
  expect(faults('2026-01-04')).toEqual(['checked: write the day of the date or a later one']);
  expect(faults(lagosDay(new Date(Date.now() + 2 * 86_400_000)))).toEqual([
    'checked: write the day of a check that is made: this one is still to come',
  ]);
});
