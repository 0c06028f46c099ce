import { expect, test } from 'vitest';
import { ZONES } from '#domain/company/site.ts';
import { STATES } from './states.ts';

test('the map draws just the states that the list names', () => {
  const listed = ZONES.flatMap(({ states }) => states);
  expect(STATES.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(36 + 1);
});
