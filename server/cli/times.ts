/** `2026-11-21 13:05`, by the clock of Lagos. */
const lagosTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** An instant as people in Lagos write it. */
export const timeOf = (instant: string) => lagosTime.format(new Date(instant));
