import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ZONES } from '#domain/company/site.ts';
import { siteRoads } from '#domain/price/roads/testing.ts';
import { sceneFile } from '../files.tsx';
import { encloses, outlines } from './outlines.ts';
import { MAP_VIEW, onMap, PLACES, type Place, wayPath } from './places.ts';
import { RouteMap } from './RouteMap.tsx';
import { STATES } from './states.ts';

test('the map draws just the states that the list names', () => {
  const listed = ZONES.flatMap(({ states }) => states);
  expect(STATES.map(({ name }) => name).toSorted()).toEqual(listed.toSorted());
  expect(new Set(listed).size).toBe(36 + 1);
  expect(STATES.filter(({ path }) => !/^M\d+ \d+.*z$/.test(path))).toEqual([]);
});

test('the drawings of the map have the same outlines and the same view', () => {
  const { markup, viewBox } = sceneFile('map');
  for (const { name, path } of STATES) expect(markup).toContain(`<path data-state="${name}" d="${path}"/>`);
  const trip = sceneFile('trip-map');
  expect(trip.markup).toContain(` d="${STATES.map(({ path }) => path).join('')}"`);
  expect([viewBox, trip.viewBox]).toEqual([MAP_VIEW.join(' '), MAP_VIEW.join(' ')]);
});

const stateAt = (place: Place) =>
  STATES.find(({ path }) => outlines(path).some((corners) => encloses(corners, PLACES[place])))?.name;

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

const { files, book, at } = siteRoads();

/** Units of the map, 1.8 km each: what its outlines and the coordinates of quays and border posts are off by. */
const NEAR = 5;

const around = [-NEAR, 0, NEAR].flatMap((x) => [-NEAR, 0, NEAR].map((y) => ({ x, y })));

test.each(files.places.map((place) => [place.name, place.state, place] as const))(
  '%s lies in %s, or on its edge',
  (_name, state, place) => {
    const { x, y } = onMap(place);
    const drawn = STATES.filter(({ name }) => name === state).flatMap(({ path }) => outlines(path));
    const near = around.some((step) => drawn.some((one) => encloses(one, { x: x + step.x, y: y + step.y })));
    expect(near).toBe(true);
  },
);

test('the route goes from place to place, with a description and without a script', () => {
  const [route, ...others] = book.routes(at('lagos'), at('kano'));
  if (!route) throw new Error('There is a road from Lagos to Kano');
  const markup = renderToStaticMarkup(<RouteMap route={route} others={others} description="By Ilorin" />);
  expect(wayPath(route).split('L')).toHaveLength(route.legs.length + 1);
  expect(markup).toContain(`d="${wayPath(route)}"`);
  expect(markup).toContain('aria-label="By Ilorin"');
  expect(markup).not.toContain('<script');
});

test.each([
  ['lagos', 'kano'],
  ['apapa', 'ibadan'],
  ['onne', 'aba'],
  ['lagos', 'maiduguri'],
  ['seme', 'banki'],
])('the map of the road from %s to %s has the names of both ends', (from, to) => {
  const [start, end] = [at(from), at(to)];
  const markup = renderToStaticMarkup(<RouteMap route={book.route(start, end)} description="A road" />);
  for (const { name } of [start, end]) expect(markup).toContain(`>${name}</text>`);
});
