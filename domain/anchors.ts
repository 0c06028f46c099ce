// Apart from the schemas of the copy, which no browser needs: scripts of pages read these.

/** How long the answer to 'See current openings' stands (specification, section 9, 'Careers notice'), in milliseconds. */
export const NO_OPENING_MS = 3000;

/** Where the answer stands for visitors without script. */
export const OPENINGS_ANCHOR = 'openings';

/** Where the form of the landing page stands. */
export const GET_STARTED_ANCHOR = 'get-started';
