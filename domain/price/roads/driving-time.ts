/** Highest speed of tankers and trailers on an expressway, in km/h (Federal Road Safety Corps, May 2023). */
export const TRUCK_SPEED = 60;
/** Driving time after which a driver must rest, and for how long, in minutes (Federal Road Safety Corps, 2015 and 2022). */
export const DRIVING_SPELL = 4 * 60;
export const REST = 30;

const HOUR = 60;
const DAY = 24 * HOUR;
const QUARTER = 15;

/** The shortest lawful trip of one truck, in minutes: no queue, no checkpoint, no second of delay. */
export interface ShortestTrip {
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
export interface Arrival {
  /** Days after the day of departure. */
  day: number;
  /** 24-hour clock, like `08:30`. */
  time: string;
}

/**
 * When a truck may arrive at the earliest, rounded up to the quarter of an hour.
 * @param leavesAt hour of departure, 0 to 23
 */
export function earliestArrival(leavesAt: number, { driving, resting }: ShortestTrip): Arrival {
  const minutes = Math.ceil((leavesAt * HOUR + driving + resting) / QUARTER) * QUARTER;
  const [hours, rest] = [Math.floor((minutes % DAY) / HOUR), minutes % HOUR];
  return { day: Math.floor(minutes / DAY), time: `${pad(hours)}:${pad(rest)}` };
}

/** Minutes as hours and minutes, like `12 h 27`. */
export function asHours(minutes: number): string {
  return `${Math.floor(minutes / HOUR)} h ${pad(minutes % HOUR)}`;
}

const pad = (value: number) => String(value).padStart(2, '0');
