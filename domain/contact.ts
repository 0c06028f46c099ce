import * as z from 'zod/mini';
import { NAME_MAX, requiredEmail, requiredText } from './form-fields.ts';

/** Digits that a phone number must have (specification, section 9, 'Phone minimum'). */
export const PHONE_MIN_DIGITS = 11;
export const MESSAGE_MAX = 5000;

/**
 * The contact form (specification, sections 3 and 5; decisions.md, 'Forms'). One schema for the browser and the
 * server, in zod's small dialect because it ships to phones. Fields are named as in the payload of `POST /api/contact`.
 */
export const contactSchema = z.object({
  first_name: requiredText('First name', NAME_MAX),
  last_name: requiredText('Last name', NAME_MAX),
  email: requiredEmail(),
  phone_number: requiredText('Phone number', 40).check(
    z.regex(/^\+?[\d\s\-()]*$/, 'Use digits, spaces, dashes, brackets and a leading + only'),
    z.refine(
      (typed) => typed.replace(/\D/g, '').length >= PHONE_MIN_DIGITS,
      `Phone number needs at least ${PHONE_MIN_DIGITS} digits`,
    ),
  ),
  message: requiredText('Message', MESSAGE_MAX),
});

export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;
export type ContactField = keyof ContactInput;

/** The fields in the order in which the form shows them. */
export const CONTACT_FIELDS = ['first_name', 'last_name', 'email', 'phone_number', 'message'] as const;
