import { polygon } from './polygon.ts';

/** A decimal is a millimetre at our scale of 1 unit = 1 cm; more would only weigh. */
const DECIMALS = 1;

/**
 * The path of a painted star, its first point straight up.
 * @param points how many points it has
 * @param outer radius of the points, in cm
 * @param inner radius of the notches, in cm
 */
export function starPath(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const corner = (place: number) => {
    const radius = place % 2 === 0 ? outer : inner;
    const angle = (place * Math.PI) / points;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
  };
  const others = Array.from({ length: points * 2 - 1 }, (_, place) => corner(place + 1));
  return polygon([corner(0), ...others], DECIMALS);
}
