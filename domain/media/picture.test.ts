import { expect, test } from 'vitest';
import { cut, focusSchema, placedIn } from './picture.ts';

const FRAME = { width: 1200, height: 630 };

test.each([
  [undefined, { left: 0, top: 488, width: 1000, height: 525 }],
  ['50% 0%', { left: 0, top: 0, width: 1000, height: 525 }],
  ['10% 100%', { left: 0, top: 975, width: 1000, height: 525 }],
])('an upright picture with its focus at %s is cut there', (focus, box) => {
  expect(cut({ width: 1000, height: 1500 }, FRAME, focus)).toEqual(box);
});

test('a wide one keeps its height and gives way at the sides', () => {
  expect(cut({ width: 4000, height: 630 }, FRAME, '100% 0%')).toEqual({
    left: 2800,
    top: 0,
    width: 1200,
    height: 630,
  });
});

test.each([
  ['50% 22%', '50% 0%'],
  ['50% 50%', '50% 50%'],
  ['10% 55%', '50% 70%'],
  ['50% 90%', '50% 100%'],
])('a face at %s of an upright picture is brought to the middle of a square by %s', (focus, position) => {
  expect(placedIn({ width: 900, height: 1200 }, { width: 1, height: 1 }, focus)).toBe(position);
});

test('no cut leaves the picture', () => {
  for (const picture of [FRAME, { width: 1201, height: 631 }, { width: 333, height: 777 }])
    for (const focus of ['0% 0%', '50% 50%', '100% 100%', '37% 81%']) {
      const { left, top, width, height } = cut(picture, FRAME, focus);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(picture.width);
      expect(top + height).toBeLessThanOrEqual(picture.height);
    }
});

test.each(['60 30', '101% 0%', '60%', 'left', '-5% 0%', '60%  30%', 60])('%j is no focus', (focus) => {
  expect(focusSchema.safeParse(focus).success).toBe(false);
});
