/** Figures that the company claims and that copy may show (specification, section 9). */

/** Warehouse space in square metres, a fixed figure. */
export const WAREHOUSE_SQUARE_METRES = 151_000;
/** States served, besides the Federal Capital Territory. */
export const STATES_SERVED = 36;
export const SUPPORT_HOURS = '24/7';

/** A figure with thousands separators, `151,000`. */
export function grouped(figure: number): string {
  return figure.toLocaleString('en-NG');
}
