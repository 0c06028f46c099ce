import { createHash } from 'node:crypto';
import { lagosDay } from '#domain/dates.ts';
import type { Enquiry } from '#domain/enquiry.ts';

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
  const parts = [given ?? lagosDay(now), suspectedSpam, ...distinguishing(enquiry)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function distinguishing(enquiry: Enquiry): string[] {
  switch (enquiry.kind) {
    case 'contact': {
      const { first_name, last_name, email, phone_number, message } = enquiry;
      return [first_name, last_name, email, phone_number, message];
    }
    case 'marketing': {
      const { kind, first_name, company, email, options } = enquiry;
      return [kind, first_name, company, email, options];
    }
    case 'eguide': {
      const { kind, first_name, last_name, company, email, slug = '' } = enquiry;
      return [kind, first_name, last_name, company, email, slug];
    }
    case 'newsletter': {
      const { kind, first_name, email } = enquiry;
      return [kind, first_name, email];
    }
  }
}
