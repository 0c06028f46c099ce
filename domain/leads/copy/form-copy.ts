import { z } from 'zod';
import { actionSchema, HINTS, metaSchema } from '../../shared/copy.ts';
import { EGUIDE_FORM } from '../forms/eguide.ts';
import { NEWSLETTER_FORM } from '../forms/newsletter.ts';
import { PARTNER_FORM } from '../forms/partner.ts';
import { QUOTE_FORM } from '../forms/quote.ts';

/** When a text was written that visitors agree to; stored with each lead, so that its words can be found again. */
const textVersion = z.iso
  .date('write the day of the last change of the text, like 2026-11-21')
  .describe('change it with the text');

/** The labels of a form's fields, by their names. */
export const fieldLabels = <Fields extends object>({ fields }: { fields: Fields }) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, z.string().describe('the words above this field')]),
  ) as Record<keyof Fields & string, z.ZodString>;

/** The copy of every form that makes a lead, besides the names of its fields. */
export const formCopySchema = z.strictObject({
  needed: z.string().describe('says, above the fields, which of them must be filled'),
  trap: z.string().describe('label of the hidden field that only robots fill'),
  sending: z
    .string()
    .describe('read aloud while the form is on its way; some forms show it on the button, too'),
  privacy: z.string().describe('beside the button: what the details are used for'),
  privacyVersion: textVersion.describe(
    'the day of the last change of the line ‘Privacy’ above: change it with the text',
  ),
  news: z
    .strictObject({
      label: z.string().max(160).describe('beside the box, which is empty until the visitor ticks it'),
      version: textVersion.describe('the day of the last change of these words: change it with the text'),
    })
    .optional()
    .describe('a box of its own, never ticked beforehand, that asks for the newsletter too'),
  success: z
    .string()
    .describe('shown in the form once it is sent; {reference} is the number of what was sent'),
  waiting: z.string().describe('shown when the message is kept in the browser; one of the next two follows'),
  whileOpen: z
    .string()
    .describe('what happens to what is kept, where it is sent only while a page of the site is open'),
  afterClosing: z.string().describe('the same, in a browser that sends it even when all pages are closed'),
  written: z.string().max(32).describe('on the line that opens what the visitor wrote'),
  unkept: z.string().describe('shown when it could not be sent and the browser cannot keep it either'),
  delivered: z.string().describe('shown when a message that waited has been delivered, with {time}'),
  returned: z
    .string()
    .describe('shown when a message that waited is given back: after 7 days, or when the server refused it'),
  discard: z.string().max(32).describe('the button that throws away what is kept'),
  discarded: z.string().describe('shown when the visitor threw away what waited'),
  invalid: z.string().describe('above the list of errors, when fields must be corrected'),
  refused: z
    .string()
    .describe('shown when the page is out of date, so that nothing can be sent; the ways to reach us follow'),
});

/** Why a form that was sent without script could not be taken. */
const failedSchema = z.strictObject({
  tooMany: z.string().describe('too many forms came from one network in a minute'),
  unavailable: z.string().describe('the form could not be saved'),
});

/** The screen after a form that was sent without script. */
const sentSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string().describe('the heading of the screen'),
  lead: z.string().describe(HINTS.lead),
  home: actionSchema.describe('the link below, away from this screen'),
});

/** The same, where it names the reference of what was sent. */
export const referencedSentSchema = sentSchema.extend({
  lead: z
    .string()
    .includes('{reference}')
    .describe('the paragraph below the heading; {reference} is the number of what was sent'),
  leadWithout: z.string().describe('the same paragraph where there is no reference'),
});

/** Labels and messages of the e-guide form, `content/forms/eguide.yaml`. */
export const eguideFormCopySchema = formCopySchema.extend({
  title: z.literal('Get a copy using this form'),
  copies: z.string().describe('the line that says who keeps which copy'),
  copiesByEmail: z.string().describe('the same for a guide without a PDF'),
  ...fieldLabels(EGUIDE_FORM),
  send: z.string().max(32).describe(HINTS.button),
  sending: z.literal('Sending...'),
  opening: z.literal('Guide sent successfully! Opening download in new tab.'),
  success: z.literal('Guide sent successfully to your email address'),
  failure: z.literal('Failed to send guide. Please try again later.'),
  download: z.string().max(48).describe('the link to the PDF, for when the new tab is blocked'),
  workbook: z.string().max(48).describe('the link to the worksheets'),
  failed: failedSchema.describe(
    'shown above the form when it could not be taken, in a browser without JavaScript',
  ),
  sent: sentSchema
    .extend({
      ready: z.string().describe('the lead where a PDF can be downloaded from the screen'),
    })
    .describe('the screen after sending, in a browser without JavaScript'),
});

/** Labels and messages of the blog's subscribe form, `content/forms/newsletter.yaml`. */
export const newsletterFormCopySchema = formCopySchema.extend({
  title: z.string().describe('the heading of the form'),
  copies: z.string().describe('the small line beside the heading of the form'),
  ...fieldLabels(NEWSLETTER_FORM),
  send: z.literal('Subscribe'),
  failed: failedSchema.describe(
    'shown above the form when it could not be taken, in a browser without JavaScript',
  ),
});

/** The copy of a form that asks to be called. */
const callFormCopySchema = formCopySchema.extend({
  title: z.string().describe('the heading of the form'),
  copies: z.string().describe('the small line beside the heading of the form'),
  phoneHint: z.string().describe('a hint at the field for the phone number'),
  send: z.string().max(32).describe(HINTS.button),
  success: z
    .string()
    .includes('{reference}')
    .describe('shown in the form once it is sent; {reference} is the number of what was sent'),
  copyReference: z
    .strictObject({
      label: z.string().max(32).describe(HINTS.button),
      copied: z.string().max(48).describe('said once it is copied'),
    })
    .describe('the button that copies the reference, and what is said then'),
  failed: failedSchema.describe(
    'shown above the form when it could not be taken, in a browser without JavaScript',
  ),
  sent: referencedSentSchema.describe('the screen after sending, in a browser without JavaScript'),
});

/** Labels and messages of the form in the answer of the price page, `content/forms/quote.yaml`. */
export const quoteFormCopySchema = callFormCopySchema.extend({
  ...fieldLabels(QUOTE_FORM),
  heading: z.string().describe('above the form, below the answer with the price'),
  lead: z.string().describe(HINTS.lead),
});

/** Labels and messages of the form on the pages for owners, `content/forms/partner.yaml`; each page names two of its fields. */
export const partnerFormCopySchema = callFormCopySchema.extend(fieldLabels(PARTNER_FORM));

export type QuoteFormCopy = z.infer<typeof quoteFormCopySchema>;
export type PartnerFormCopy = z.infer<typeof partnerFormCopySchema>;
export type FormCopy = z.infer<typeof formCopySchema>;
export type EguideFormCopy = z.infer<typeof eguideFormCopySchema>;
export type NewsletterFormCopy = z.infer<typeof newsletterFormCopySchema>;
