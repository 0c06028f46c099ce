import type { Place } from './places.ts';
import { type Caution, type Segment, stopsOf } from './sources.ts';

/** A point on the earth, in degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in kilometres (International Union of Geodesy and Geophysics). */
const EARTH_RADIUS = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight line over the ground between two points, in kilometres, by the haversine formula. */
export function greatCircle(one: Position, other: Position): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const scale = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(north + scale * east));
}

/**
 * How much longer a road is than the straight line, where no source names its length. All roads of the book with a sourced length,
 * taken together, are 1.2 times as long as their straight lines; a test holds the factor to that.
 */
export const ROAD_FACTOR = 1.2;

/** The road that a stretch is a part of. */
export interface Road {
  /** Of how many stretches. */
  stretches: number;
  /** Who names the length of all of them together; absent where it is measured on the map. */
  source?: string;
}

/** The road between two neighbouring places, in both directions. */
export interface Stretch {
  ends: readonly [Place, Place];
  /** Whole kilometres, at least 1. */
  km: number;
  of: Road;
  /** The number of a trunk road, like `A1`. */
  road?: string;
  cautions: readonly Caution[];
}

/** A name for two neighbours that does not depend on their order. */
export const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

/**
 * Cuts a road at its places. Its sourced length is shared out by the straight lines, and rounded so that the parts give the whole
 * again; without one, each part is its straight line times `ROAD_FACTOR`.
 * @param place finds a place by its slug
 * @param cautionsAt what is known of the stretch between two places
 */
export function stretchesOf(
  segment: Segment,
  place: (slug: string) => Place,
  cautionsAt: (pair: string) => readonly Caution[],
): Stretch[] {
  const stops = stopsOf(segment).map(place);
  const pairs = stops.slice(1).map((to, index) => [stops[index] ?? to, to] as const);
  const straight = pairs.map(([from, to]) => greatCircle(from, to));
  const lengths = shared(segment.km ?? sum(straight) * ROAD_FACTOR, straight);
  const of = { stretches: pairs.length, ...(segment.source !== undefined && { source: segment.source }) };
  return pairs.map((ends, index) => ({
    ends,
    km: Math.max(1, lengths[index] ?? 0),
    of,
    ...(segment.road !== undefined && { road: segment.road }),
    cautions: cautionsAt(pairOf(ends[0].slug, ends[1].slug)),
  }));
}

/** Shares a length out in whole kilometres, by the parts' own lengths, so that they give the whole again, rounded. */
export function shared(km: number, parts: readonly number[]): number[] {
  const factor = km / sum(parts);
  const upTo = (count: number) => Math.round(sum(parts.slice(0, count)) * factor);
  return parts.map((_, index) => upTo(index + 1) - upTo(index));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
