const REFERENCE_LENGTH = 8;

/** The short reference of a lead, like `3F9A12BC`: the first part of its id. */
export function referenceOf(leadId: string): string {
  return leadId.slice(0, REFERENCE_LENGTH).toUpperCase();
}
