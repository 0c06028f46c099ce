/** Where the worksheet and its result stand. */
export const SHEET_ANCHOR = 'sheet';
/** Where owners ask for a call. */
export const CALL_ANCHOR = 'call';
