import { z } from 'zod';
import { fieldLabels, formCopySchema, referencedSentSchema } from '../../leads/copy/form-copy.ts';
import { MARKETING_FORM, SERVICES_OF_INTEREST } from '../../leads/forms/marketing.ts';
import { HINTS, headingSchema, metaSchema, sloganSchema, testimonialSchema } from '../../shared/copy.ts';

const benefitSchema = z.strictObject({
  title: z.string().max(40).describe('what the customer gets, in a few words'),
  text: z.string().max(180).describe('the sentences below it'),
});

/** Copy of the marketing landing page (specification, section 2, 'Marketing landing page'). */
export const marketingPageSchema = z.strictObject({
  meta: metaSchema,
  home: z.string().describe('name of the link around the logo'),
  hero: z
    .strictObject({
      heading: headingSchema,
      slogan: sloganSchema,
      lead: z.string().max(200).describe(HINTS.lead),
      start: z.strictObject({ label: z.literal('Get Started Now') }).describe(HINTS.fixed),
    })
    .describe('the first screen of the page'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      fast: benefitSchema.describe('the first point'),
      easy: benefitSchema.describe('the second point'),
      reliable: benefitSchema.describe('the third point'),
    })
    .describe('three points, each with a drawing'),
  testimonial: testimonialSchema.describe('the words of a customer, beside the points'),
  testimonialHeading: z.string().describe('above the words of the customer'),
  failed: z
    .strictObject({
      tooMany: z.string().describe('too many forms came from one network in a minute'),
      unavailable: z.string().describe('the form could not be saved'),
    })
    .describe('shown above the form when it could not be taken, in a browser without JavaScript'),
  sent: referencedSentSchema.describe('the screen after sending, in a browser without JavaScript'),
});

/** Labels and messages of the marketing form, `content/forms/marketing.yaml`. */
export const marketingFormCopySchema = formCopySchema.extend({
  title: z.string().describe('the heading of the form'),
  copies: z.string().describe('the small line beside the heading of the form'),
  ...fieldLabels(MARKETING_FORM),
  first_name: z.literal('Name'),
  services: z
    .record(z.enum(SERVICES_OF_INTEREST), z.string())
    .describe('what each service is called, by its value'),
  noOption: z.string().describe('shown for no choice of a service'),
  send: z.string().max(32).describe(HINTS.button),
});

export type MarketingFormCopy = z.infer<typeof marketingFormCopySchema>;
