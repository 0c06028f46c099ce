import { createHash } from 'node:crypto';
import { type CarriedField, type FormField, sentFields } from '#domain/leads/forms/fields.ts';
import { FORMS } from '#domain/leads/forms/index.ts';
import type { Enquiry } from '#domain/leads/lead.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { typedValue } from '../lead/values.ts';

/**
 * The key under which a submission is stored once. It covers what was sent, so that a key used twice for two messages
 * loses neither. Without a key from the browser, the same message on the same day in Lagos counts as a repeat.
 * @param given the `Idempotency-Key` of the request
 * @param suspectedSpam keeps a repeat without the trap filled from being taken for the suspected one
 */
export function submissionKey(
  enquiry: Enquiry,
  given: string | undefined,
  suspectedSpam: boolean,
  now: Date,
) {
  const typed = sentFields(FORMS[enquiry.kind]).flatMap(([name, field]) => typedIn(enquiry, name, field));
  const parts = [given ?? lagosDay(now), suspectedSpam, ...formOf(enquiry), ...typed];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * An optional field stands in the key with its name, and only once it is filled: a retry that was typed before the form had the field
 * finds the same key.
 */
function typedIn(enquiry: Enquiry, name: string, field: FormField | CarriedField): (string | string[])[] {
  const typed = typedValue(enquiry, name);
  if (!('optional' in field && field.optional)) return [typed];
  return typed === '' ? [] : [[name, typed]];
}

/** Keys of contact leads never named their form; a retry after an upgrade must find the same key. */
const formOf = ({ kind }: Enquiry) => (kind === 'contact' ? [] : [kind]);
