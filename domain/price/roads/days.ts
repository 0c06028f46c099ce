import { type Route, restIn, TRUCK_SPEED } from './route.ts';

const HOUR = 60;

/**
 * The average speed of a truck that goes 60 km/h, after towns and checkpoints, in km/h: a working figure of this house, the one
 * of the glossary's example under ETA. No source measures it.
 */
export const PLANNED_SPEED = 40;

/** A day of one driver at the wheel, in minutes. With its rests it fits between sunrise and sunset (`content/pages/delivery.yaml`). */
export const DRIVING_DAY = 10 * HOUR;

/** Hours of daylight: those in which tankers may drive (NMDPRA, May 2025), and in which we plan every truck. */
export const DAYLIGHT = { from: 6, until: 18 } as const;

/**
 * Hours in which Lagos State lets trucks and articulated vehicles drive; some are exempt (restated January 2021).
 * @see https://dailytimesng.com/lagos-state-government-bans-the-movements-of-trucks-and-trailers-in-the-state-during-the-day
 */
export const LAGOS_TRUCK_HOURS = { from: 21, until: 6 } as const;

const LAGOS = 'Lagos';

/** A drive that is spread over days of `DRIVING_DAY`, by daylight. */
export interface Drive {
  /** Minutes at the wheel. */
  driving: number;
  /** Minutes of rest by day; the nights are not in it. */
  resting: number;
  /** Days on which the truck moves, at least 1. */
  days: number;
}

/** How long a route takes one truck with one driver: no queue at a gate, no repair. */
export interface RoadDays {
  /** At the speed limit: nobody can promise less. */
  least: Drive;
  /** At `PLANNED_SPEED`. */
  planned: Drive;
  /** Where the truck hours of Lagos bind: it leaves within them, arrives within them, or only passes. */
  lagos: { leaving: boolean; arriving: boolean; passing: boolean };
}

/** Counts the days of a route. Within one place the drive is short: no minutes are counted, and one day. */
export function roadDays({ from, to, km, legs }: Route): RoadDays {
  const leaving = from.state === LAGOS;
  const arriving = to.state === LAGOS;
  const through = legs.slice(0, -1).some((leg) => leg.to.state === LAGOS);
  return {
    least: drive(km, TRUCK_SPEED),
    planned: drive(km, PLANNED_SPEED),
    lagos: { leaving, arriving, passing: through && !leaving && !arriving },
  };
}

function drive(km: number, speed: number): Drive {
  const driving = Math.ceil((km / speed) * HOUR);
  const days = Math.max(1, Math.ceil(driving / DRIVING_DAY));
  const last = driving - (days - 1) * DRIVING_DAY;
  return { driving, resting: (days - 1) * restIn(DRIVING_DAY) + restIn(last), days };
}
