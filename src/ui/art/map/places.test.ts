import { expect, test } from 'vitest';
import { encloses, outlines } from './outlines.ts';
import { PLACES, type Place } from './places.ts';
import { STATES } from './states.ts';

const stateAt = (place: Place) =>
  STATES.find(({ path }) => outlines(path).some((corners) => encloses(corners, PLACES[place])))?.name;

test('the map has the 36 states and the Federal Capital Territory, all drawn', () => {
  expect(STATES).toHaveLength(37);
  expect(STATES.filter(({ path }) => !/^M\d+ \d+.*z$/.test(path))).toEqual([]);
});

test.each<[Place, string]>([
  ['apapa', 'Lagos'],
  ['ibadan', 'Oyo'],
  ['akure', 'Ondo'],
  ['benin', 'Edo'],
  ['enugu', 'Enugu'],
  ['aba', 'Abia'],
  ['onne', 'Rivers'],
  ['calabar', 'Cross River'],
  ['obajana', 'Kogi'],
  ['lokoja', 'Kogi'],
  ['makurdi', 'Benue'],
  ['abuja', 'Federal Capital Territory'],
  ['kaduna', 'Kaduna'],
  ['kano', 'Kano'],
  ['sokoto', 'Sokoto'],
  ['jos', 'Plateau'],
  ['maiduguri', 'Borno'],
])('%s lies in %s', (place, state) => {
  expect(stateAt(place)).toBe(state);
});

test('neighbours share their borders: nearly every inland corner belongs to two states', () => {
  const owners = new Map<string, Set<string>>();
  for (const { id, path } of STATES)
    for (const { x, y } of outlines(path).flat()) {
      const corner = `${x},${y}`;
      owners.set(corner, (owners.get(corner) ?? new Set()).add(id));
    }
  const shared = (id: string) => {
    const corners = [...owners.values()].filter((ids) => ids.has(id));
    return corners.filter((ids) => ids.size > 1).length / corners.length;
  };
  for (const inland of ['abia', 'anambra', 'enugu', 'fct', 'gombe', 'imo', 'kaduna', 'kano', 'plateau'])
    expect(shared(inland)).toBe(1);
});
