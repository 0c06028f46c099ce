import { STATES, type State } from './states.ts';

/** Left, top, width and height of a part of the map, in its units. */
type Box = readonly [left: number, top: number, width: number, height: number];

/** The corners of an outline written as states.ts writes them: one absolute move, then relative lines. */
function corners(path: string): { x: number; y: number }[] {
  return path.split('M').flatMap((run) => {
    const steps = run.match(/-?\d+/g)?.map(Number) ?? [];
    let x = 0;
    let y = 0;
    return Array.from({ length: steps.length / 2 }, (_, i) => {
      x += steps[2 * i] ?? 0;
      y += steps[2 * i + 1] ?? 0;
      return { x, y };
    });
  });
}

/** The states of which something is seen in a part of the map, so that a drawing of it carries no others. */
export function statesWithin([left, top, width, height]: Box): readonly State[] {
  return STATES.filter(({ path }) => {
    const outline = corners(path);
    const xs = outline.map(({ x }) => x);
    const ys = outline.map(({ y }) => y);
    return (
      Math.max(...xs) > left &&
      Math.min(...xs) < left + width &&
      Math.max(...ys) > top &&
      Math.min(...ys) < top + height
    );
  });
}
