/** Whether the present click or submit repeats one that was held (hold-presses.ts), and was counted then. */
export const repeated = { now: false };
