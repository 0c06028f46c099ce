import { expect, test } from 'vitest';
import { polygon } from './star.ts';

test('a polygon is its first corner and the steps to the others, the same wherever it stands', () => {
  const at = (x: number) =>
    polygon(
      [
        [x, 0],
        [x + 1 / 3, 2 / 3],
        [x + 1, 1],
      ],
      2,
    );
  expect(at(1 / 7)).toBe('M0.14,0l0.33,0.67 0.67,0.33z');
  expect(at(8 / 7).replace('M1.14', 'M0.14')).toBe(at(1 / 7));
});

test('rounding does not add up on the way round', () => {
  const steps = Array.from({ length: 300 }, (_, place) => [place * 0.04, 0] as const);
  const walked = polygon([[0, 0], ...steps], 1).matchAll(/(-?[\d.]+),0/g);
  expect([...walked].reduce((sum, [, step]) => sum + Number(step), 0)).toBeCloseTo(299 * 0.04, 1);
});
