import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { siteRoads } from '#domain/price/roads/testing.ts';
import { encloses, outlines } from './outlines.ts';
import { onMap, wayPath } from './places.ts';
import { RouteMap } from './RouteMap.tsx';
import { STATES } from './states.ts';

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
