import { expect, test } from 'vitest';
import { stack } from './shapes.ts';

test('a stack stands course by course, every other one set back', () => {
  const places = stack({ count: 5, across: 2, pitch: { width: 10, height: 3 }, bond: 1, from: [100, -20] });
  expect(places).toEqual([
    [100, -20],
    [110, -20],
    [101, -23],
    [111, -23],
    [100, -26],
  ]);
});
