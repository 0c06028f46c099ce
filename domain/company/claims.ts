/** Figures that the company claims and that copy may show (specification, section 9). */

/** Warehouse space in square metres, a fixed figure. */
export const WAREHOUSE_SQUARE_METRES = 151_000;
/** States served, besides the Federal Capital Territory. */
export const STATES_SERVED = 36;
export const SUPPORT_HOURS = '24/7';

/**
 * A whole figure with thousands separators, `151,000`, as `Intl` writes it in the language of the site: but that takes a cheap phone 60 ms at
 * the first time, while the home page comes in.
 */
export function grouped(figure: number): string {
  if (figure < 1000) return `${figure}`;
  return `${grouped(Math.floor(figure / 1000))},${String(figure % 1000).padStart(3, '0')}`;
}

/** Whole naira as everything that people read writes them, `₦2,400,000`. */
export const naira = (amount: number): string => `₦${grouped(amount)}`;
