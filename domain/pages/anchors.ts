// Apart from the schemas of the copy, which no browser needs: scripts of pages read these.

/** Where the answer stands for visitors without script. */
export const OPENINGS_ANCHOR = 'openings';
