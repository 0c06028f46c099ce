import type { Place as RoadPlace } from '#domain/price/roads/places.ts';
import type { Route } from '#domain/price/roads/route.ts';
import { MAP_SIZE } from './states.ts';

/** A point of the map, in its units from the top left. */
export type Point = { x: number; y: number };

/** Room around the country for names that stand over its border. */
const EDGE = 14;
/** And below it, for the names of ports. */
const FOOT = 36;

/** The part of the map in view, as in `map.svg` and `trip-map.svg` of the drawings; names over it are drawn in the same view. */
export const MAP_VIEW = [-EDGE, -EDGE, MAP_SIZE.width + 2 * EDGE, MAP_SIZE.height + EDGE + FOOT] as const;

/** Edges of Nigeria in degrees, which the outlines of states.ts touch. */
const WEST = 2.668;
const EAST = 14.678;
const SOUTH = 4.273;
const NORTH = 13.886;

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

/** Places longitude and latitude, in degrees, on the map (Mercator, as the source is drawn). */
export function project(longitude: number, latitude: number): Point {
  const down = (mercator(NORTH) - mercator(latitude)) / (mercator(NORTH) - mercator(SOUTH));
  return {
    x: Math.round(((longitude - WEST) / (EAST - WEST)) * MAP_SIZE.width),
    y: Math.round(down * MAP_SIZE.height),
  };
}

/** Towns, ports and works that the map names, on our corridors. Coordinates: GeoNames, to a kilometre or two. */
export const PLACES = {
  apapa: project(3.36, 6.45),
  ibadan: project(3.9, 7.39),
  akure: project(5.19, 7.25),
  benin: project(5.62, 6.34),
  enugu: project(7.51, 6.45),
  aba: project(7.37, 5.11),
  onne: project(7.15, 4.72),
  calabar: project(8.34, 4.98),
  obajana: project(6.43, 7.92),
  lokoja: project(6.74, 7.8),
  makurdi: project(8.53, 7.73),
  abuja: project(7.49, 9.06),
  kaduna: project(7.44, 10.52),
  kano: project(8.52, 12.0),
  sokoto: project(5.24, 13.06),
  jos: project(8.89, 9.92),
  maiduguri: project(13.16, 11.84),
} satisfies Record<string, Point>;

export type Place = keyof typeof PLACES;

/** Where a place of the road book lies on the map. */
export const onMap = ({ longitude, latitude }: RoadPlace): Point => project(longitude, latitude);

/** A route as the data of an open path, straight from place to place. */
export function wayPath({ from, legs }: Route): string {
  const points = [from, ...legs.map(({ to }) => to)].map(onMap);
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}
