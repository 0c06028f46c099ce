import { expect, test } from 'vitest';
import { stopsOf } from './sources.ts';
import { greatCircle, ROAD_FACTOR, stretchesOf } from './stretches.ts';
import { siteRoads } from './testing.ts';

const { files, at } = siteRoads();
const sourced = files.segments.filter(({ km }) => km !== undefined);

const straight = (slugs: string[]) =>
  slugs.slice(1).reduce((sum, slug, index) => sum + greatCircle(at(slugs[index] ?? slug), at(slug)), 0);

test('the straight line from Lagos to Kano is the 832 km that a website takes for the road', () => {
  expect(Math.abs(greatCircle(at('lagos'), at('kano')) - 832)).toBeLessThan(5);
});

test('the factor is what the sourced roads say, taken together: 1.2 to two figures', () => {
  const roads = sourced.reduce((sum, { km = 0 }) => sum + km, 0);
  const lines = sourced.reduce((sum, segment) => sum + straight(stopsOf(segment)), 0);
  expect(sourced.length).toBeGreaterThan(45);
  expect(roads / lines).toBeCloseTo(ROAD_FACTOR, 1);
  expect(Math.abs(roads / lines / ROAD_FACTOR - 1)).toBeLessThan(0.01);
});

test('no sourced road is shorter than its straight line, but for the kilometres to which coordinates are known', () => {
  const shorter = sourced.filter((segment) => (segment.km ?? 0) < straight(stopsOf(segment)) - 2);
  expect(shorter).toEqual([]);
});

test('the parts of a sourced road give the whole again', () => {
  for (const segment of sourced) {
    const parts = stretchesOf(segment, at, () => []);
    const whole = parts.reduce((sum, { km }) => sum + km, 0);
    expect(whole).toBe(Math.round(segment.km ?? 0));
  }
});
