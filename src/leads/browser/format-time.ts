import { DAY_FIRST } from '#domain/shared/locale.ts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const clock = new Intl.DateTimeFormat(DAY_FIRST, CLOCK);
const dayAndClock = new Intl.DateTimeFormat(DAY_FIRST, { day: 'numeric', month: 'long', ...CLOCK });

/** When something was, as a person says it today: 14:05, or 23 November at 14:05. */
export function saidMoment(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return (isToday ? clock : dayAndClock).format(at);
}
