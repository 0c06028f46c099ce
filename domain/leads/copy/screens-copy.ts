import { z } from 'zod';
import { actionSchema, metaSchema } from '../../shared/copy.ts';

/** A screen that says what has happened. */
const newsSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string().max(32),
  lead: z.string(),
  home: actionSchema,
});

/** A screen with the button that does what a link of an e-mail is about. */
const questionSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string().max(32),
  lead: z.string(),
  button: z.string().max(32),
});

/** Copy of the screens behind the links of the newsletter's e-mails, `content/newsletter.yaml`. */
export const newsletterCopySchema = z.strictObject({
  sent: newsSchema.describe('after the form was sent without script'),
  confirm: questionSchema,
  confirmed: newsSchema,
  unsubscribe: questionSchema,
  unsubscribed: newsSchema,
  expired: newsSchema,
  failed: z.strictObject({ tooMany: z.string(), unavailable: z.string() }),
});

export type NewsletterCopy = z.infer<typeof newsletterCopySchema>;
