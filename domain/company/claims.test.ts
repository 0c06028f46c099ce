import { expect, test } from 'vitest';
import { withSeparators } from '../shared/locale.ts';
import { grouped } from './claims.ts';

test.each([0, 7, 999, 1000, 12_345, 151_000, 999_999, 1_000_000, 500_000_000])(
  '%d is grouped as Intl does',
  (figure) => {
    expect(grouped(figure)).toBe(withSeparators(figure));
  },
);
