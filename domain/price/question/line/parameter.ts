/** The parameter of an address that holds a line to be read. */
export const LINE_PARAMETER = 'ask';
/** More of a line is not read. */
export const LONGEST_LINE = 200;
