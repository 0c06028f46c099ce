const round = (value: number) => Math.round(value * 10) / 10;

/** A diamond around a centre, as the data of a path; half its width, which is half its height, in the units of the drawing. */
export function diamond(x: number, y: number, half: number): string {
  return `M${round(x - half)} ${y}l${half}-${half} ${half} ${half}-${half} ${half}z`;
}

/** Numbers from 0 up to, not including, `count`: for parts that repeat. */
export const times = (count: number) => Array.from({ length: count }, (_, i) => i);
