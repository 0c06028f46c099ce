/** A standard shipping container; boxes differ, and the plate on the door outranks these figures. */
export interface Container {
  /** Goods that its plate leaves room for, in tonnes. */
  goodsTonnes: number;
  cubicMetres: number;
  /** Pallets of 1,200 by 1,000 mm, on one level. */
  palletPlaces: number;
}

/**
 * Usual maximum gross mass of a box with its goods, in kg.
 * @see https://en.wikipedia.org/wiki/ISO_668
 */
export const CONTAINER_GROSS_KILOGRAMS = 30_480;

/**
 * The two common boxes by their length in feet, rounded down from public tables.
 * @see https://www.freightutils.com/containers
 */
export const CONTAINERS = {
  20: { goodsTonnes: 28, cubicMetres: 33, palletPlaces: 10 },
  40: { goodsTonnes: 26.6, cubicMetres: 67, palletPlaces: 20 },
} as const satisfies Record<number, Container>;
