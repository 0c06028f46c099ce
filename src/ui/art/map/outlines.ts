import type { Point } from './places.ts';

/** The corners of each closed outline of a path of relative lines. */
export function outlines(path: string): Point[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((outline) => {
      const numbers = outline.match(/-?\d+/g)?.map(Number) ?? [];
      const at = { x: 0, y: 0 };
      return Array.from({ length: numbers.length / 2 }, (_, i) => {
        at.x += numbers[2 * i] ?? 0;
        at.y += numbers[2 * i + 1] ?? 0;
        return { ...at };
      });
    });
}

/** Whether a ray to the east crosses the outline an odd number of times. */
export function encloses(corners: Point[], { x, y }: Point): boolean {
  const crossings = corners.filter((a, i) => {
    const b = corners.at(i - 1) ?? a;
    return a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y);
  });
  return crossings.length % 2 === 1;
}
