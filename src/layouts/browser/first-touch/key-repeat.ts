/** Whether the present click or submit repeats one that was held (defer-events.ts), and was counted then. */
export const repeated = { now: false };
