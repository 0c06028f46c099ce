/** One decimal is a millimetre at our scale of 1 unit = 1 cm; more would only weigh. */
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * The path of a painted star, its first point straight up.
 * @param points how many points it has
 * @param outer radius of the points, in cm
 * @param inner radius of the notches, in cm
 */
export function starPath(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const radius = corner % 2 === 0 ? outer : inner;
    const angle = (corner * Math.PI) / points;
    return `${round(x + radius * Math.sin(angle))},${round(y - radius * Math.cos(angle))}`;
  });
  return `M${corners.join(' ')}z`;
}
