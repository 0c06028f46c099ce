import { PLACES, type Place } from './places.ts';

/** A run of places as the data of an open path. */
export function routePath(places: readonly Place[]): string {
  return `M${places.map((place) => `${PLACES[place].x} ${PLACES[place].y}`).join('L')}`;
}
