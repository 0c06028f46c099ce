/** The people of the drawings, by what they do; how each looks stands in cast.ts. */
export const PEOPLE = ['trader', 'payer', 'marshal', 'clerk', 'haulier', 'loader'] as const;

export type Person = (typeof PEOPLE)[number];
