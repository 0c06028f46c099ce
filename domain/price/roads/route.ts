import { spokenHour } from '../../shared/dates.ts';
import type { Place } from './places.ts';
import type { Path } from './shortest-paths.ts';
import { agree, type Caution, type WholeDistance } from './sources.ts';
import { type Road, shared } from './stretches.ts';

/** A part of a route between two neighbouring places. */
interface Leg {
  from: Place;
  to: Place;
  /** Whole kilometres, at least 1. */
  km: number;
  /** Whether no source names the length of this leg alone. */
  about: boolean;
  /** Who names the length of the road that it is a part of. */
  source?: string;
  /** The number of a trunk road, like `A1`. */
  road?: string;
  cautions: readonly Caution[];
}

/** A way by road. */
export interface Route {
  from: Place;
  to: Place;
  /** The sum of the legs; 0 within one place. */
  km: number;
  /** Whether a part of the kilometres is measured on the map instead of named by a source. */
  about: boolean;
  /** Who names the length from end to end; absent where it is the sum of the legs' own. */
  source?: string;
  legs: readonly Leg[];
}

/** Writes a path as a route. A road of several stretches that is driven as a whole has its sourced length, however that is shared. */
export function routeOf({ stops, stretches, km }: Path): Route {
  const [from, to] = [stops[0], stops.at(-1)];
  if (!from || !to) throw new RangeError('A path has at least one place');
  const driven = new Map<Road, number>();
  for (const { of } of stretches) driven.set(of, (driven.get(of) ?? 0) + 1);
  const legs = stretches.map(({ km: length, of, road, cautions }, index) => ({
    from: stops[index] ?? from,
    to: stops[index + 1] ?? to,
    km: length,
    about: of.source === undefined || of.stretches > 1,
    ...(of.source !== undefined && { source: of.source }),
    ...(road !== undefined && { road }),
    cautions,
  }));
  const about = [...driven].some(([road, count]) => road.source === undefined || count < road.stretches);
  return { from, to, km, about, legs };
}

/**
 * Gives a route the length that a source names from end to end, so that no two pages say two lengths of one road: where a part of it
 * is measured on the map, and the map is not far off. The legs share it by their own lengths.
 */
export function withWhole(route: Route, whole: WholeDistance | undefined): Route {
  if (!whole || !route.about) return route;
  const km = Math.round(whole.km);
  if (!agree(Math.min(km, route.km), Math.max(km, route.km))) return route;
  const { legs, ...rest } = withLength(route, { km, about: whole.about });
  return {
    ...rest,
    source: whole.source,
    legs: legs.map(({ source: _, ...leg }) => ({ ...leg, about: true })),
  };
}

/** Gives a route another length, which its legs share by their own. */
export function withLength(
  route: Route,
  { km, about, source }: Pick<Route, 'km' | 'about' | 'source'>,
): Route {
  if (km === route.km && about === route.about && source === route.source) return route;
  const lengths = shared(
    km,
    route.legs.map((leg) => leg.km),
  );
  const legs = route.legs.map((leg, index) => ({
    ...leg,
    km: Math.max(1, lengths[index] ?? leg.km),
    about: true,
  }));
  return { ...route, km, about, legs, ...(source !== undefined && { source }) };
}

/** Two routes, one after the other; legs of a part that a source names as a whole are named by that source. */
export function joinedRoutes(one: Route, other: Route): Route {
  const named = ({ legs, source }: Route) =>
    legs.map((leg) => ({ ...leg, ...(source !== undefined && { source }) }));
  return {
    from: one.from,
    to: other.to,
    km: one.km + other.km,
    about: one.about || other.about,
    legs: [...named(one), ...named(other)],
  };
}

/** The same way in the other direction. */
export function turned(route: Route): Route {
  const legs = route.legs.toReversed().map((leg) => ({ ...leg, from: leg.to, to: leg.from }));
  return { ...route, from: route.to, to: route.from, legs };
}

/** Highest speed of tankers and trailers on an expressway, in km/h (Federal Road Safety Corps, May 2023). */
export const TRUCK_SPEED = 60;
/** Driving time after which a driver must rest, and for how long, in minutes (Federal Road Safety Corps, 2015 and 2022). */
const DRIVING_SPELL = 4 * 60;
const REST = 30;

const HOUR = 60;
const DAY = 24 * HOUR;
const QUARTER = 15;

/** The shortest lawful trip of one truck, in minutes: no queue, no checkpoint, no second of delay. */
interface ShortestTrip {
  driving: number;
  resting: number;
}

/**
 * The shortest trip that speed limit and rest rule allow.
 * @param kilometres by road, above zero
 * @throws RangeError for a distance that is no distance
 */
export function shortestTrip(kilometres: number): ShortestTrip {
  if (!(kilometres > 0 && Number.isFinite(kilometres)))
    throw new RangeError(`No distance by road: ${kilometres}`);
  const driving = Math.ceil((kilometres / TRUCK_SPEED) * HOUR);
  return { driving, resting: restIn(driving) };
}

/** The rest that a driver has to take within so many minutes at the wheel, in minutes; none is due at the end of the road. */
export const restIn = (driving: number): number => Math.max(0, Math.ceil(driving / DRIVING_SPELL) - 1) * REST;

/** A time of a day, counted from the day of departure. */
interface Arrival {
  /** Days after the day of departure. */
  day: number;
  /** As it is said, like `8:30 am`. */
  time: string;
}

/**
 * When a truck may arrive at the earliest, rounded up to the quarter of an hour.
 * @param leavesAt hour of departure, 0 to 23
 */
export function earliestArrival(leavesAt: number, { driving, resting }: ShortestTrip): Arrival {
  const minutes = Math.ceil((leavesAt * HOUR + driving + resting) / QUARTER) * QUARTER;
  const [hours, rest] = [Math.floor((minutes % DAY) / HOUR), minutes % HOUR];
  return { day: Math.floor(minutes / DAY), time: spokenHour(hours, rest) };
}

/** Minutes as hours and minutes, like `12 h 27`. */
export function asHours(minutes: number): string {
  return `${Math.floor(minutes / HOUR)} h ${pad(minutes % HOUR)}`;
}

const pad = (value: number) => String(value).padStart(2, '0');
