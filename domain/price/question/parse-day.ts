const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const LOCAL = /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})[/.\- ](?<year>\d{4})$/;

/**
 * Reads a day as a date field sends it, `2026-12-24`, or as people write it where there is no such field, `24/12/2026`.
 * @returns ISO date; nothing where it is no day of the calendar
 */
export function readDay(typed: string): string | undefined {
  const { year = '', month = '', day = '' } = (ISO.exec(typed) ?? LOCAL.exec(typed))?.groups ?? {};
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // 31 February would be taken for a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined;
}
