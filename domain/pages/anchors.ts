// Apart from the schemas of the copy, which no browser needs: scripts of pages read these.

/** Where the answer to a form that asks by its address stands, or what is wrong with the question. */
export const ANSWER_ANCHOR = 'answer';
/** Where the answer stands for visitors without script. */
export const OPENINGS_ANCHOR = 'openings';
