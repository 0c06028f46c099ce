/** Stands between the titles of groups, and before that of the test, as both runners write them. */
export const STEP = ' › ';

/** A text as the part of a pattern that finds it. */
export const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
