/** Shown until the first figure is known, and answered until the first trip is recorded (specification, section 9). */
export const DEFAULT_TONNAGE = 500;
/** Tonnes are shown as kilograms (specification, section 3, 'Statistics'). */
export const TONNAGE_MULTIPLIER = 1000;
/** Steps of the count-up, roughly one a millisecond (specification, section 9). */
export const COUNT_UP_STEPS = 500;
/** Warehouse space in square metres, a fixed figure (specification, section 9). */
export const WAREHOUSE_SQUARE_METRES = 151_000;
/** States served, besides the FCT (specification, section 9, 'Claims'). */
export const STATES_SERVED = 36;

/** A figure with thousands separators, `151,000`. */
export function grouped(figure: number): string {
  return figure.toLocaleString('en-NG');
}
