import * as z from 'zod/mini';
import { EMAIL_MAX, NAME_MAX, requiredText } from './form-fields.ts';

/** A lower-case e-mail address: local part, @, domain, top-level domain of 2 or more letters (specification, section 5). */
export const LOWER_CASE_EMAIL = /^[a-z0-9._%+\-]+@[a-z0-9.\-]+\.[a-z]{2,}$/v;

/** The subscribe form of the blog; fields are named as `POST /api/newsletter-subscription` has them. */
export const newsletterSchema = z.object({
  email: requiredText('Email', EMAIL_MAX).check(
    z.regex(LOWER_CASE_EMAIL, 'Please enter a valid email address, in small letters'),
  ),
  first_name: requiredText('First name', NAME_MAX),
});

/** Addresses of the screens behind the links of its e-mails, and their parameter. */
export const CONFIRM_PATH = '/newsletter/confirm';
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe';
export const TOKEN_PARAMETER = 'token';

export type NewsletterInput = z.input<typeof newsletterSchema>;
export type NewsletterRequest = z.output<typeof newsletterSchema>;
export type NewsletterField = keyof NewsletterInput;

/** The fields in the order in which the form shows them. */
export const NEWSLETTER_FIELDS = ['first_name', 'email'] as const;
