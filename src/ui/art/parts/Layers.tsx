import svgpath from 'svgpath';
import type { Point } from './star.ts';

/** The part of a thing in one colour: the data of a path, and its fill. */
export interface Layer {
  d: string;
  fill: string;
}

export interface Placed {
  /**
   * Where several of them stand, in cm; one at 0, 0 when left out. They may touch, but not lie on one another: they are painted
   * colour by colour.
   */
  at?: readonly Point[];
}

/** Decimals of a centimetre that are kept. */
const DECIMALS = 1;

/**
 * Draws a thing, or many of them, as one path per layer, later layers on earlier ones. A phone styles and lays out every element of a
 * drawing, and a reference copies all that it points to: stacks of bags by reference made a long task of a cover.
 */
export function Layers({ of, at }: Placed & { of: readonly Layer[] }) {
  if (at?.length === 0) return null;
  return of.map(({ d, fill }) => <path key={d} d={at ? repeated(d, at) : d} fill={fill} />);
}

/** Goes in steps from where each begins: so all are the same text but for their beginnings, and pack well. */
const repeated = (d: string, at: readonly Point[]) =>
  at.map(([x, y]) => svgpath(d).translate(x, y).rel().round(DECIMALS).toString()).join('');
