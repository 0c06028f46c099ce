const round = (value: number) => Math.round(value * 10) / 10;

/** A diamond around a centre, as the data of a path; half its width and half its height in the units of the drawing. */
export function diamond(x: number, y: number, halfWidth: number, halfHeight = halfWidth): string {
  return `M${round(x - halfWidth)} ${y}l${halfWidth}-${halfHeight} ${halfWidth} ${halfHeight}-${halfWidth} ${halfHeight}z`;
}

/** Numbers from 0 up to, not including, `count`: for parts that repeat. */
export const times = (count: number) => Array.from({ length: count }, (_, i) => i);
