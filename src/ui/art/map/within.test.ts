import { expect, test } from 'vitest';
import { PLACES } from './places.ts';
import { STATES } from './states.ts';
import { statesWithin } from './within.ts';

const names = (box: readonly [number, number, number, number]) => statesWithin(box).map(({ name }) => name);

test('the whole map holds every state', () => {
  expect(names([0, 0, 744, 600])).toHaveLength(STATES.length);
});

test('a window on Kano holds Kano and not Lagos', () => {
  const { x, y } = PLACES.kano;
  expect(names([x - 20, y - 20, 40, 40])).toContain('Kano');
  expect(names([x - 20, y - 20, 40, 40])).not.toContain('Lagos');
});
