import type { Enquiry } from '#domain/leads/enquiry.ts';

/** The typed value of a field of an enquiry's form; empty where it was left out. */
export function typedValue(enquiry: Enquiry, name: string): string {
  const typed: unknown = Reflect.get(enquiry, name);
  return typeof typed === 'string' ? typed : '';
}
