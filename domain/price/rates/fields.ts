import { z } from 'zod';
import { withSeparators } from '../../shared/locale.ts';

/** The kinds of values on a rate card. One that is missing gets the words of whoever reads the card. */

const unlessMissing = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : message),
});

/** The error of floating point in a figure with two decimals, times 100. */
const NOISE = 1e-6;

function hasTwoDecimals(value: number): boolean {
  const hundredths = value * 100;
  return Math.abs(hundredths - Math.round(hundredths)) < NOISE;
}

function whole(what: string, least: number, most: number) {
  const says = `write ${what}, ${withSeparators(least)} to ${withSeparators(most)}`;
  return z.int(unlessMissing(says)).min(least, says).max(most, says);
}

/** Whole naira between two bounds. */
export const naira = (least: number, most: number) => whole('whole naira', least, most);

/** Whole kilometres of a road. */
export const kilometres = (most: number) => whole('whole kilometres', 1, most);

/** A part of a hundred without decimals, so that a range of whole naira has exact bounds. */
export const wholePercent = (most: number) => whole('a whole number of per cent', 0, most);

/** Bounds of a price of diesel, in naira a litre: far around what was paid from 2023 to 2026 (837 to 1,814, NBS). */
const DIESEL_PRICES = { least: 100, most: 100_000 } as const;
const LITRE = 'write the naira of a litre, 100 to 100,000, like 1789.45';

/** Naira for a litre of diesel, to the kobo as the statistics office gives it. */
export const dieselPrice = z
  .number(unlessMissing(LITRE))
  .min(DIESEL_PRICES.least, LITRE)
  .max(DIESEL_PRICES.most, LITRE)
  .refine(hasTwoDecimals, LITRE);

const PERCENT = 'write per cent, 0 to 100, with up to two decimals';

/** A part of a hundred with up to two decimals. */
export const percent = z
  .number(unlessMissing(PERCENT))
  .min(0, PERCENT)
  .max(100, PERCENT)
  .refine(hasTwoDecimals, PERCENT);

/** A day of the calendar, `2026-11-24`. */
export const day = z.iso.date(unlessMissing('write a day of the calendar, like 2026-11-24'));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const AS_SLUG = 'write small letters, digits and single hyphens, like port-harcourt';

/** A place of the road book. */
export const placeSlug = z.string(unlessMissing(AS_SLUG)).max(60, AS_SLUG).regex(SLUG, AS_SLUG);

/** The name of a version, like `2026-11-24` or `2026-11-24-b`. */
export const versionName = placeSlug;
