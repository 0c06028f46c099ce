import { z } from 'zod';
import { actionSchema, metaSchema } from './copy.ts';

/** When a text was written that visitors agree to; stored with each lead, so that its words can be found again. */
const textVersion = z.iso
  .date('write the day of the last change of the text, like 2026-11-21')
  .describe('change it with the text');

/** What every form that makes a lead says besides the names of its fields. */
export const formCopySchema = z.strictObject({
  trap: z.string().describe('label of the hidden field that only robots fill'),
  sending: z.string(),
  privacy: z.string().describe('what the details are used for'),
  privacyVersion: textVersion,
  news: z
    .strictObject({ label: z.string().max(160), version: textVersion })
    .optional()
    .describe('a box of its own, never ticked beforehand, that asks for the newsletter too'),
  success: z.string(),
  waiting: z.string().describe('shown when the message is kept in the browser and will be sent again'),
  unkept: z.string().describe('shown when it could not be sent and the browser cannot keep it either'),
  delivered: z.string().describe('shown when a message that waited has been delivered, with {time}'),
  dropped: z.string().describe('shown when a message that waited is given up, after 7 days'),
  discard: z.string().max(32).describe('the button that throws away what waits'),
  discarded: z.string().describe('shown when the visitor threw away what waited'),
  invalid: z.string().describe('heads the list of faults; nothing was sent'),
});

/** Why a form that was sent without script could not be taken. */
const failedSchema = z.strictObject({ tooMany: z.string(), unavailable: z.string() });

/** The screen after a form that was sent without script. */
const sentSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string(),
  lead: z.string(),
  home: actionSchema,
});

/** Labels and messages of the e-guide form, `content/forms/eguide.yaml`. */
export const eguideFormCopySchema = formCopySchema.extend({
  title: z.literal('Get a copy using this form'),
  copies: z.string().describe('the line that says who keeps which copy'),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  email: z.string(),
  send: z.string().max(32),
  sending: z.literal('Sending...'),
  opening: z.literal('Guide sent successfully! Opening download in new tab.'),
  success: z.literal('Guide sent successfully to your email address'),
  failure: z.literal('Failed to send guide. Please try again later.'),
  download: z.string().max(48).describe('the link to the PDF, for when the new tab is blocked'),
  failed: failedSchema,
  sent: sentSchema,
});

/** Labels and messages of the blog's subscribe form, `content/forms/newsletter.yaml`. */
export const newsletterFormCopySchema = formCopySchema.extend({
  title: z.string(),
  copies: z.string(),
  first_name: z.string(),
  email: z.string(),
  send: z.literal('Subscribe'),
  failed: failedSchema,
});

export type FormCopy = z.infer<typeof formCopySchema>;
export type EguideFormCopy = z.infer<typeof eguideFormCopySchema>;
export type NewsletterFormCopy = z.infer<typeof newsletterFormCopySchema>;
