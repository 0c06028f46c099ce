import { LAGOS } from './dates.ts';
import { DAY_FIRST, ISO_LIKE, MONTH_FIRST } from './locale.ts';

const longTime = new Intl.DateTimeFormat(MONTH_FIRST, {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: LAGOS,
});
const shortTime = new Intl.DateTimeFormat(DAY_FIRST, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: LAGOS,
});
const shortDay = new Intl.DateTimeFormat(DAY_FIRST, { dateStyle: 'medium', timeZone: LAGOS });
const isoTime = new Intl.DateTimeFormat(ISO_LIKE, {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: LAGOS,
});

/** An instant by the clock of Lagos as a letter has it: `November 22, 2026 at 00:05`. */
export const lagosLongTime = (instant: Date): string => longTime.format(instant);
/** The same in short, for lists: `22 Nov 2026, 00:05`. @param instant ISO 8601 */
export const lagosTime = (instant: string): string => shortTime.format(new Date(instant));
/** And its day alone: `22 Nov 2026`. */
export const lagosShortDay = (instant: string): string => shortDay.format(new Date(instant));
/** The same so that it sorts, as a spreadsheet takes for a time, and as files of entries have it: `2026-11-22 00:05`. */
export const lagosCellTime = (instant: string): string => isoTime.format(new Date(instant));
/** The same with its zone, West Africa Time, for tables: `2026-11-22 00:05 WAT`. */
export const lagosSortedTime = (instant: string): string => `${lagosCellTime(instant)} WAT`;
