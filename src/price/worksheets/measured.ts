import { grouped, naira } from '#domain/company/claims.ts';

/** The unit of a figure of a worksheet. */
export type Measure = 'naira' | 'plain';

/** A figure of a worksheet, rounded to whole ones; what is lost has a minus sign before it. */
export function measured(amount: number, measure: Measure): string {
  const whole = Math.round(amount);
  const figure = measure === 'naira' ? naira : grouped;
  return `${whole < 0 ? '−' : ''}${figure(Math.abs(whole))}`;
}

/** Where the worksheet and its result stand. */
export const SHEET_ANCHOR = 'sheet';
