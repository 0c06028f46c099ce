import { z } from 'zod';
import { fieldLabels, formCopySchema } from '../../leads/copy/form-copy.ts';
import { MARKETING_FORM, SERVICES_OF_INTEREST } from '../../leads/forms/marketing.ts';
import {
  actionSchema,
  headingSchema,
  metaSchema,
  sloganSchema,
  testimonialSchema,
} from '../../shared/copy.ts';

const benefitSchema = z.strictObject({ title: z.string().max(40), text: z.string().max(180) });

/** Copy of the marketing landing page (specification, section 2, 'Marketing landing page'). */
export const marketingPageSchema = z.strictObject({
  meta: metaSchema,
  home: z.string().describe('name of the link around the logo'),
  hero: z.strictObject({
    heading: headingSchema,
    slogan: sloganSchema,
    lead: z.string().max(200),
    start: z.strictObject({ label: z.literal('Get Started Now') }),
  }),
  benefits: z.strictObject({
    heading: z.string(),
    fast: benefitSchema,
    easy: benefitSchema,
    reliable: benefitSchema,
  }),
  testimonial: testimonialSchema,
  testimonialHeading: z.string(),
  failed: z.strictObject({ tooMany: z.string(), unavailable: z.string() }),
  sent: z.strictObject({ meta: metaSchema, heading: z.string(), lead: z.string(), home: actionSchema }),
});

/** Labels and messages of the marketing form, `content/forms/marketing.yaml`. */
export const marketingFormCopySchema = formCopySchema.extend({
  title: z.string(),
  copies: z.string(),
  ...fieldLabels(MARKETING_FORM),
  first_name: z.literal('Name'),
  services: z
    .record(z.enum(SERVICES_OF_INTEREST), z.string())
    .describe('what each service is called, by its value'),
  noOption: z.string().describe('stands for no choice of a service'),
  send: z.string().max(32),
});

export type MarketingFormCopy = z.infer<typeof marketingFormCopySchema>;
