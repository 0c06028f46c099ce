import type { TruckSize } from '#domain/price/trucks/trucks.ts';

/** Where the goods lie on a truck, in cm: the cab's back wall is x = 0, the ground y = 0 and up is negative. */
export interface Body {
  /** The end at the cab, and how long the body is to the left of it. */
  right: number;
  length: number;
  floor: number;
  /** How high goods reach when it is full. */
  height: number;
  /** An open body shows its goods above its boards; a closed one through a window in its side. */
  closed?: true;
  /** The corners of the window. */
  round?: number;
}

/** How high goods are stacked on an open body. */
const STACK = 216;

/** Of each size that an answer may name, as its drawing has it (`truck-15` and so on in src/ui/art/drawings). */
export const BODIES = {
  15: { right: -16, length: 520, floor: -108, height: STACK },
  20: { right: -16, length: 690, floor: -108, height: STACK },
  25: { right: -24, length: 800, floor: -156, height: 178, closed: true },
  30: { right: -24, length: 1216, floor: -124, height: STACK },
  40: { right: -33, length: 1219, floor: -124, height: 259, closed: true },
  45: { right: -26, length: 980, floor: -124, height: 200, closed: true, round: 66 },
  50: { right: -44, length: 1170, floor: -124, height: 176, closed: true },
} as const satisfies Partial<Record<TruckSize, Body>>;

/** A size whose goods are drawn. */
export type LoadedSize = keyof typeof BODIES;

export const isLoadedSize = (size: TruckSize): size is LoadedSize => size in BODIES;

/** Whether goods on a truck of a size are seen through its side. */
export const isClosed = (size: LoadedSize): boolean => 'closed' in BODIES[size];
