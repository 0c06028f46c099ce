import * as z from 'zod/mini';

export const NAME_MAX = 100;
export const COMPANY_MAX = 150;
/** Letters of the last part of a page's address. */
export const SLUG_MAX = 120;
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254;

// A browser under our policy bars code that is made of text. Zod would try it first, and each try counts as a violation.
if ('document' in globalThis) z.config({ jitless: true });

/** Spaces and control characters alone say nothing. */
const SOMETHING_TO_READ = /[^\s\p{Cc}]/u;

/**
 * Text that must be there, trimmed.
 * @param label how the form calls the field; begins its messages
 * @param max letters it may have
 */
export const requiredText = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.regex(SOMETHING_TO_READ, `${label} is required`),
      z.maxLength(max, `${label} can have at most ${max} characters`),
    );

/**
 * An e-mail address that must be there.
 * @param label how the form's messages call the field
 */
export const requiredEmail = (label = 'Email') =>
  requiredText(label, EMAIL_MAX).check(z.regex(z.regexes.email, 'Please enter a valid email address'));
