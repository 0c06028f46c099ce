import * as z from 'zod/mini';

export const NAME_MAX = 100;
/** RFC 5321, section 4.5.3.1.3, less the angle brackets. */
export const EMAIL_MAX = 254;

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
      z.maxLength(max, `${label} can have at most ${max} characters`),
    );

/** An e-mail address that must be there. */
export const requiredEmail = () =>
  z.pipe(requiredText('Email', EMAIL_MAX), z.email('Please enter a valid email address'));
