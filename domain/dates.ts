const ZONE = 'Africa/Lagos';
const LAGOS_OFFSET = '+01:00';
const LOCAL_TIME = /T[\d:.]+$/;

const longDate = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: ZONE,
});

/**
 * A day as 'MMMM D, YYYY' (specification, section 9), in Africa/Lagos whatever zone the machine is in.
 * @param iso a day, `2026-11-12`, or a time; a time without a zone is one of Lagos
 */
export function formatDate(iso: string): string {
  return longDate.format(instant(iso));
}

function instant(iso: string): Date {
  return new Date(LOCAL_TIME.test(iso) ? iso + LAGOS_OFFSET : iso);
}

/** Canada writes days as ISO 8601 does. */
const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });

/** The day in Lagos at an instant, as an ISO date: `2026-11-21`. */
export function lagosDay(instant: Date): string {
  return isoDay.format(instant);
}

/**
 * The day in Lagos of a day or time that an editor wrote, as an ISO date.
 * @param iso as `formatDate` takes it
 */
export function lagosDate(iso: string): string {
  return lagosDay(instant(iso));
}
