/** The part of a drawing that must be seen wherever a page shows it. */
export type Key = 'awning' | 'cab' | 'face' | 'headwear' | 'map' | 'roof' | 'telephone';

/**
 * Marks the part of a drawing that no frame may cut; tests/sweep/checks/cut-drawings.ts holds every page to it.
 * @returns properties for an element of the drawing
 */
export const mustBeSeen = (key: Key) => ({ 'data-key': key });
