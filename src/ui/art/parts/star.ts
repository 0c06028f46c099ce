export type Point = readonly [x: number, y: number];

/**
 * The path of a closed polygon: where it begins, then the step to each corner. So a row of the same figure is the same text
 * but for its beginnings, and packs well.
 * @param corners at least two, in the drawing's units
 * @param decimals how many are kept of each number; steps are rounded from the first corner on, so that no error adds up
 */
export function polygon([start, ...corners]: readonly [Point, ...Point[]], decimals: number): string {
  const scale = 10 ** decimals;
  const round = (value: number) => Math.round(value * scale) / scale;
  let [x, y] = [0, 0];
  const steps = corners.map(([cornerX, cornerY]) => {
    const [toX, toY] = [round(cornerX - start[0]), round(cornerY - start[1])];
    const step = `${round(toX - x)},${round(toY - y)}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${round(start[0])},${round(start[1])}l${steps.join(' ')}z`;
}

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
