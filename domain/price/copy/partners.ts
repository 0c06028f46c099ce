import { z } from 'zod';
import { clauseSchema } from '../../company/company-terms.ts';
import { readingSchema } from '../../entries/copy/articles.ts';
import {
  HINTS,
  headingSchema,
  metaSchema,
  sloganSchema,
  sourceSchema,
  stepSchema,
} from '../../shared/copy.ts';
import { spaceSheetSchema, tripSheetSchema } from '../owners/sheet-copy.ts';

const text = z.string().min(1);

const paperSchema = z.strictObject({
  name: z.string().max(48).describe('the paper, as owners call it'),
  issuer: z.string().max(80).describe('who issues it'),
  text: z.string().max(220).describe('what it is for; name a cost or a time only with its source'),
  sources: z
    .array(sourceSchema)
    .min(1)
    .optional()
    .describe('where it is written: links, shown below the paper'),
});

const partnerPage = {
  meta: metaSchema,
  reading: readingSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(220).describe(HINTS.lead),
  register: text.max(32).describe('on the button that leads to the registration of partners'),
  call: text.max(32).describe('the link to the form that asks for a call'),
  whatsapp: text.max(32).describe('the link that opens a chat'),
  message: text.describe('what the message by WhatsApp begins with'),
  papers: z
    .strictObject({
      heading: text.describe(HINTS.heading),
      lead: text.max(280).describe(HINTS.lead),
      from: text.describe('before the name of who issues a paper'),
      papers: z.array(paperSchema).min(5).describe('one after the other, the first needed first'),
    })
    .describe('the papers that an owner needs'),
  form: z
    .strictObject({
      heading: text.describe('above the form'),
      lead: text.max(220).describe(HINTS.lead),
      capacity: text.describe('above the field for what the owner offers'),
      capacityHint: text.describe('a hint at that field: an example'),
      base: text.describe('above the field for where it is'),
      baseHint: text.describe('a hint at that field: an example'),
      callTimeHint: text.describe('a hint at the field for the time of the call: an example'),
    })
    .describe('the words of the form on this page; those of its other fields are in ‘Form for truck owners’'),
};

/** Copy of the page for truck owners, `content/pages/partner-trucks.yaml`; its steps are those of the haulage page. */
export const partnerTrucksPageSchema = z.strictObject({
  ...partnerPage,
  sheet: tripSheetSchema,
});

/** Copy of the page for owners of warehouses, `content/pages/partner-warehouses.yaml`. */
export const partnerWarehousesPageSchema = z.strictObject({
  ...partnerPage,
  sheet: spaceSheetSchema,
  payment: z
    .strictObject({
      heading: text.describe(HINTS.heading),
      lead: text.max(240).describe(HINTS.lead),
      clauses: z
        .array(clauseSchema)
        .min(3)
        .describe('each stands beside a fact of ‘Terms of business’, and is shown once the fact is known'),
    })
    .describe('how owners of warehouses are paid'),
  route: z
    .strictObject({
      heading: text.describe(HINTS.heading),
      lead: text.describe(HINTS.lead),
      steps: z.array(stepSchema).length(6).describe('the stops of the route, in their order'),
    })
    .describe('the way of a warehouse owner, drawn as a route with stops'),
});

export type PartnerTrucksCopy = z.infer<typeof partnerTrucksPageSchema>;
export type PartnerWarehousesCopy = z.infer<typeof partnerWarehousesPageSchema>;
export type PartnerCopy = PartnerTrucksCopy | PartnerWarehousesCopy;
