import { createHash } from 'node:crypto';
import type { Contact } from '#domain/contact.ts';
import { lagosDay } from '#domain/dates.ts';

/**
 * The key under which a submission is stored once. It covers what was sent, so that a key used twice for two messages
 * loses neither. Without a key from the browser, the same message on the same day in Lagos counts as a repeat.
 * @param given the `Idempotency-Key` of the request
 * @param suspectedSpam keeps a repeat without the trap filled from being taken for the suspected one
 */
export function submissionKey(
  contact: Contact,
  given: string | undefined,
  suspectedSpam: boolean,
  now: Date,
) {
  const { first_name, last_name, email, phone_number, message } = contact;
  const parts = [given ?? lagosDay(now), suspectedSpam, first_name, last_name, email, phone_number, message];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
