const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});

/** An instant by the clock of Lagos, like `25 Nov 2026, 07:05`. */
export const lagosTime = (instant: string): string => format.format(new Date(instant));
