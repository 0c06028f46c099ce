import { z } from 'zod';
import { clauseSchema } from '../../company/site.ts';
import { readingSchema } from '../../entries/copy/articles.ts';
import { headingSchema, metaSchema, sloganSchema, sourceSchema, stepSchema } from '../../shared/copy.ts';
import { spaceSheetSchema, tripSheetSchema } from '../owners/sheet-copy.ts';

const text = z.string().min(1);

const paperSchema = z.strictObject({
  name: z.string().max(48),
  issuer: z.string().max(80).describe('who gives it'),
  text: z.string().max(220).describe('what it shows; a cost or a time only with its source'),
  sources: z.array(sourceSchema).min(1).optional(),
});

const partnerPage = {
  meta: metaSchema,
  reading: readingSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(220),
  register: text.max(32),
  call: text.max(32),
  whatsapp: text.max(32),
  message: text.describe('begins the message by WhatsApp'),
  papers: z.strictObject({
    heading: text,
    lead: text.max(280),
    from: text.describe('shown before who gives a paper'),
    papers: z.array(paperSchema).min(5),
  }),
  form: z.strictObject({
    heading: text,
    lead: text.max(220),
    capacity: text,
    capacityHint: text,
    base: text,
    baseHint: text,
    callTimeHint: text,
  }),
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
  payment: z.strictObject({
    heading: text,
    lead: text.max(240),
    clauses: z.array(clauseSchema).min(3),
  }),
  route: z.strictObject({ heading: text, lead: text, steps: z.array(stepSchema).length(6) }),
});

export type PartnerTrucksCopy = z.infer<typeof partnerTrucksPageSchema>;
export type PartnerWarehousesCopy = z.infer<typeof partnerWarehousesPageSchema>;
export type PartnerCopy = PartnerTrucksCopy | PartnerWarehousesCopy;
