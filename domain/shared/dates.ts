import { DAY_FIRST, ISO_LIKE, MONTH_FIRST } from './locale.ts';

/** Where the company's days begin and end. */
const LAGOS = 'Africa/Lagos';
const LAGOS_OFFSET = '+01:00';
const LOCAL_TIME = /T[\d:.]+$/;

const longDate = new Intl.DateTimeFormat(MONTH_FIRST, {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: LAGOS,
});

/**
 * The day of an article as 'MMMM D, YYYY' (specification, section 9), in Africa/Lagos whatever zone the machine is in. All other
 * days are written as `longDay` does.
 * @param iso a day, `2026-11-12`, or a time; a time without a zone is one of Lagos
 */
export function formatDate(iso: string): string {
  return longDate.format(instant(iso));
}

function instant(iso: string): Date {
  return new Date(LOCAL_TIME.test(iso) ? iso + LAGOS_OFFSET : iso);
}

const dayMonthYear = new Intl.DateTimeFormat(DAY_FIRST, { dateStyle: 'long', timeZone: LAGOS });
const weekday = new Intl.DateTimeFormat(DAY_FIRST, { weekday: 'long', timeZone: LAGOS });

/** A day as it is said in Nigeria: `24 December 2026`. @param iso as `formatDate` takes it */
export const longDay = (iso: string): string => dayMonthYear.format(instant(iso));

/** The same with its weekday: `Thursday, 24 December 2026`. */
export const weekdayDate = (iso: string): string => `${weekday.format(instant(iso))}, ${longDay(iso)}`;

/** An hour of the day as it is said: `9 pm`, `12:30 am`. @param hour from 0 to 24 */
export function spokenHour(hour: number, minutes = 0): string {
  const past = minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${past} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** A day as it is written in Nigeria: '24/12/2026'. @param iso a day, `2026-12-24` */
export const dayFirst = (iso: string): string => iso.split('-').reverse().join('/');

const isoDay = new Intl.DateTimeFormat(ISO_LIKE, { timeZone: LAGOS });

/** The day in Lagos at an instant, as an ISO date: `2026-11-21`. */
export function lagosDay(instant: Date): string {
  return isoDay.format(instant);
}

/** The beginning of a day in Lagos, which has no summer time, as an ISO time with its zone. @param day ISO date */
export function beginningOf(day: string): string {
  return `${day}T00:00:00${LAGOS_OFFSET}`;
}

/** When a day begins in Lagos. @param day ISO date */
export function startOfLagosDay(day: string): Date {
  return new Date(beginningOf(day));
}

/**
 * The day in Lagos of a day or time that an editor wrote, as an ISO date.
 * @param iso as `formatDate` takes it
 */
export function lagosDate(iso: string): string {
  return lagosDay(instant(iso));
}

/**
 * The instant from which a text is shown: the time that an editor wrote, or the beginning of the day in Lagos.
 * @param iso as `formatDate` takes it
 */
export function publicationInstant(iso: string): Date {
  return iso.includes('T') ? instant(iso) : startOfLagosDay(iso);
}

/** Nothing of the site was written before this day: an earlier one is a slip of the pen, such as 1026 or 0226. */
export const EARLIEST_DAY = '2000-01-01';
/** How far ahead an editor may date a text, in days: two years. What lies beyond is a slip too, such as 2062. */
const FURTHEST_DAYS = 731;
const DAY_MS = 86_400_000;

/**
 * Whether an editor can have meant this day for a text.
 * @param iso as `formatDate` takes it
 */
export function isLikelyDay(iso: string, now = new Date()): boolean {
  const day = lagosDate(iso);
  return day >= EARLIEST_DAY && day <= lagosDay(new Date(now.getTime() + FURTHEST_DAYS * DAY_MS));
}

/** The message to an editor about a day that is none of those. */
export const UNLIKELY_DAY = 'check the year: write a day from 2000 on, and at most two years ahead';

/** A time of a 24-hour clock as it is said: `9:10 pm`. @param time like `21:10` */
export function spokenTime(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  return spokenHour(hour, minutes);
}

const clock = new Intl.DateTimeFormat(DAY_FIRST, {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZone: LAGOS,
});
const shortDay = new Intl.DateTimeFormat(DAY_FIRST, { dateStyle: 'medium', timeZone: LAGOS });
const isoTime = new Intl.DateTimeFormat(ISO_LIKE, {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: LAGOS,
});

/** An instant by the clock of Lagos as a letter has it: `22 November 2026, 12:05 am`. */
export const lagosLongTime = (instant: Date): string =>
  `${dayMonthYear.format(instant)}, ${clock.format(instant)}`;
/** And its day alone, in short: `22 Nov 2026`. @param instant ISO 8601 */
export const lagosShortDay = (instant: string): string => shortDay.format(new Date(instant));
/** The same with its time, for lists: `22 Nov 2026, 12:05 am`. @param instant ISO 8601 */
export const lagosTime = (instant: string): string =>
  `${lagosShortDay(instant)}, ${clock.format(new Date(instant))}`;
/** The same so that it sorts, as a spreadsheet takes for a time, and as files of entries have it: `2026-11-22 00:05`. */
export const lagosCellTime = (instant: string): string => isoTime.format(new Date(instant));
/** The same with its zone, West Africa Time, for tables: `2026-11-22 00:05 WAT`. */
export const lagosSortedTime = (instant: string): string => `${lagosCellTime(instant)} WAT`;
