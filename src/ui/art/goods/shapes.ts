import type { Point } from '../parts/star.ts';

const round = (value: number) => Math.round(value * 10) / 10;

/** A diamond around a centre, as the data of a path; half its width and half its height in the units of the drawing. */
export function diamond(x: number, y: number, halfWidth: number, halfHeight = halfWidth): string {
  return `M${round(x - halfWidth)} ${y}l${halfWidth}-${halfHeight} ${halfWidth} ${halfHeight}-${halfWidth} ${halfHeight}z`;
}

/** Numbers from 0 up to, not including, `count`: for parts that repeat. */
export const times = (count: number) => Array.from({ length: count }, (_, i) => i);

interface Stack {
  count: number;
  across: number;
  /** From one to the next beside it, and from one course to the next above it. */
  pitch: { width: number; height: number };
  /** How far every other course is set back, so that the stack holds. */
  bond?: number;
  /** Where the first stands. */
  from?: Point;
}

/** Places in a stack, course by course from the ground up, in cm. */
export const stack = ({ count, across, pitch, bond = 0, from: [x, y] = [0, 0] }: Stack) =>
  times(count).map((place): Point => {
    const course = Math.floor(place / across);
    return [x + (place % across) * pitch.width + (course % 2) * bond, y - course * pitch.height];
  });

/**
 * Places in a pile, course by course from the ground up, in cm: `courses` are how many lie in each, and `setBack` how far to the
 * right a course begins.
 */
export const pile = (
  courses: readonly number[],
  pitch: Stack['pitch'],
  setBack: (course: number, count: number) => number,
  [x, y]: Point = [0, 0],
) =>
  courses.flatMap((count, course) =>
    row(count, pitch.width, [x + setBack(course, count), y - course * pitch.height]),
  );

/** Places in a row from left to right, in cm; `pitch` from one to the next. */
export const row = (count: number, pitch: number, [x, y]: Point = [0, 0]) =>
  times(count).map((place): Point => [x + place * pitch, y]);
