import { expect, test } from 'vitest';
import { PLACES, type Place, type Point } from './places.ts';
import { STATES } from './states.ts';

/** The corners of each closed outline of a path of relative lines. */
function outlines(path: string): Point[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((outline) => {
      const numbers = outline.match(/-?\d+/g)?.map(Number) ?? [];
      const at = { x: 0, y: 0 };
      return Array.from({ length: numbers.length / 2 }, (_, i) => {
        at.x += numbers[2 * i] ?? 0;
        at.y += numbers[2 * i + 1] ?? 0;
        return { ...at };
      });
    });
}

/** Whether a ray to the east crosses the outline an odd number of times. */
function encloses(corners: Point[], { x, y }: Point): boolean {
  const crossings = corners.filter((a, i) => {
    const b = corners.at(i - 1) ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y);
  });
  return crossings.length % 2 === 1;
}

const stateAt = (place: Place) =>
  STATES.find(({ path }) => outlines(path).some((corners) => encloses(corners, PLACES[place])))?.name;

test('the map has the 36 states and the Federal Capital Territory, all drawn', () => {
  expect(STATES).toHaveLength(37);
  expect(STATES.filter(({ path }) => !/^M\d+ \d+.*z$/.test(path))).toEqual([]);
});

test.each<[Place, string]>([
  ['apapa', 'Lagos'],
  ['ibadan', 'Oyo'],
  ['ilorin', 'Kwara'],
  ['akure', 'Ondo'],
  ['benin', 'Edo'],
  ['onitsha', 'Anambra'],
  ['enugu', 'Enugu'],
  ['aba', 'Abia'],
  ['onne', 'Rivers'],
  ['portHarcourt', 'Rivers'],
  ['calabar', 'Cross River'],
  ['obajana', 'Kogi'],
  ['lokoja', 'Kogi'],
  ['makurdi', 'Benue'],
  ['abuja', 'Federal Capital Territory'],
  ['kaduna', 'Kaduna'],
  ['zaria', 'Kaduna'],
  ['kano', 'Kano'],
  ['gusau', 'Zamfara'],
  ['sokoto', 'Sokoto'],
  ['jos', 'Plateau'],
  ['bauchi', 'Bauchi'],
  ['damaturu', 'Yobe'],
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
