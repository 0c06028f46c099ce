/** Places that a drawing of stock has: one for each 5 percent. */
export const PLACES = 20;

/** How many of the places a percentage fills. */
export const filled = (percent: number) => Math.round((percent / 100) * PLACES);
