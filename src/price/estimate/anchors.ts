/** The list of places that browsers offer while one is typed. */
export const PLACES_LIST = 'places';
/** Where the form stands that sends an answer to the desk. */
export const SEND_ANCHOR = 'send';
