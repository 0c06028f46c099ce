const clock = new Intl.DateTimeFormat('en-NG', { timeStyle: 'short', hourCycle: 'h23' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** When something was, as a person says it today: 14:05, or 14:05 on 23 November. */
export function saidMoment(at: number, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? clock.format(at) : `${clock.format(at)} on ${day.format(at)}`;
}
