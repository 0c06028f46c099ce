import { expect, test } from 'vitest';
import { ZONES } from '#domain/company/site.ts';
import { sceneFile } from '../files.tsx';
import { MAP_VIEW } from './places.ts';
import { STATES } from './states.ts';

test('the map draws just the states that the list names', () => {
  const listed = ZONES.flatMap(({ states }) => states);
  expect(STATES.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(36 + 1);
});

test('the drawings of the map have the same outlines and the same view', () => {
  const { markup, viewBox } = sceneFile('map');
  for (const { name, path } of STATES) expect(markup).toContain(`<path data-state="${name}" d="${path}"/>`);
  const trip = sceneFile('trip-map');
  expect(trip.markup).toContain(` d="${STATES.map(({ path }) => path).join('')}"`);
  expect([viewBox, trip.viewBox]).toEqual([MAP_VIEW.join(' '), MAP_VIEW.join(' ')]);
});
