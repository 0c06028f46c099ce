import { DAY_FIRST } from './locale.ts';

const clock = new Intl.DateTimeFormat(DAY_FIRST, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
const longDay = new Intl.DateTimeFormat(DAY_FIRST, { dateStyle: 'long' });

/** A day by the visitor's own clock: `24 November 2026`. @param at ms since 1970 */
export const ownDay = (at: number): string => longDay.format(at);

/** A moment by the visitor's own clock: `24 November 2026, 2:05 pm`. */
export const ownMoment = (at: number): string => `${ownDay(at)}, ${clock.format(at)}`;

/** The same, by its time alone today: `2:05 pm`. */
export function recentMoment(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? clock.format(at) : ownMoment(at);
}
