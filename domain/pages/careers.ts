/** How long the answer to 'See current openings' stands (specification, section 9, 'Careers notice'), in milliseconds. */
export const NO_OPENING_MS = 3000;
