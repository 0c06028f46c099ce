import * as z from 'zod/mini';

/** Digits that a phone number must have (specification, section 9, 'Phone minimum'). */
export const PHONE_MIN_DIGITS = 11;
export const NAME_MAX = 100;
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254;
export const MESSAGE_MAX = 5000;

const required = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(max, `${label} can have at most ${max} characters`),
    );

/**
 * The contact form (specification, sections 3 and 5; decisions.md, 'Forms'). One schema for the browser and the
 * server, in zod's small dialect because it ships to phones. Fields are named as in the payload of `POST /api/contact`.
 */
export const contactSchema = z.object({
  first_name: required('First name', NAME_MAX),
  last_name: required('Last name', NAME_MAX),
  email: z.pipe(required('Email', EMAIL_MAX), z.email('Please enter a valid email address')),
  phone_number: required('Phone number', 40).check(
    z.regex(/^\+?[\d\s\-()]*$/, 'Use digits, spaces, dashes, brackets and a leading + only'),
    z.refine(
      (typed) => typed.replace(/\D/g, '').length >= PHONE_MIN_DIGITS,
      `Phone number needs at least ${PHONE_MIN_DIGITS} digits`,
    ),
  ),
  message: required('Message', MESSAGE_MAX),
});

export type ContactInput = z.input<typeof contactSchema>;
export type Contact = z.output<typeof contactSchema>;
export type ContactField = keyof ContactInput;

/** The fields in the order in which the form shows them. */
export const CONTACT_FIELDS = ['first_name', 'last_name', 'email', 'phone_number', 'message'] as const;

/** The hidden field that people never see and robots fill (decisions.md, 'Forms'). */
export const TRAP_FIELD = 'website';

/** The header under which a browser repeats a submission, so that a retry makes no second lead. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
