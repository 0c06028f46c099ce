/** The people of the drawings, by what they do; cast.ts has how each looks. Tests read this, and colours come from a style sheet. */
export const PEOPLE = ['trader', 'payer', 'marshal', 'clerk', 'haulier', 'loader'] as const;

export type Person = (typeof PEOPLE)[number];
