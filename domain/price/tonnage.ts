/** Shown until the first figure is known, and answered until the first trip is recorded (specification, section 9). */
export const DEFAULT_TONNAGE = 500;
/** Tonnes are shown as kilograms (specification, section 3, 'Statistics'). */
export const TONNAGE_MULTIPLIER = 1000;
/** Steps of the count-up, roughly one a millisecond (specification, section 9). */
export const COUNT_UP_STEPS = 500;
