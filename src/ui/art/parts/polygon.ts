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
