import { z } from 'zod';
import {
  blogPageSchema,
  caseStudiesPageSchema,
  guidesPageSchema,
  readingSchema,
} from '../entries/copy/articles.ts';
import {
  faqPageSchema,
  glossaryPageSchema,
  searchPageSchema,
  videosPageSchema,
} from '../entries/copy/reference.ts';
import { fieldLabels, formCopySchema, referencedSentSchema } from '../leads/copy/form-copy.ts';
import { CONTACT_FORM } from '../leads/forms/contact.ts';
import { offlinePageSchema } from '../offline/copy/offline.ts';
import { partnerTrucksPageSchema, partnerWarehousesPageSchema } from '../price/copy/partners.ts';
import { lanesPageSchema, pricePageSchema } from '../price/copy/price.ts';
import { actionSchema, headingSchema, metaSchema, sloganSchema } from '../shared/copy.ts';
import type { PageName } from '../shared/page-paths.ts';
import {
  aboutPageSchema,
  accessibilityPageSchema,
  careersPageSchema,
  impactPageSchema,
  marketingPageSchema,
} from './copy/company.ts';
import { haulagePageSchema } from './copy/haulage.ts';
import { privacyPageSchema, termsPageSchema } from './copy/legal.ts';
import {
  portOperationsPageSchema,
  rawMaterialPageSchema,
  supplyChainPageSchema,
  warehousingPageSchema,
} from './copy/products.ts';
import {
  deliveryPageSchema,
  insurancePageSchema,
  reverseLogisticsPageSchema,
  trackingPageSchema,
} from './copy/solutions.ts';

const cardSchema = z.strictObject({ title: z.string().max(32), text: z.string().max(120) });

/** Copy of the home page, `content/pages/home.yaml` (specification, section 2, 'Home'). */
const homePageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  hero: z.strictObject({
    words: z.tuple([z.literal('Haulage'), z.literal('Warehousing'), z.literal('Logistics')]),
    where: z.string().max(16).describe('what follows the rotating word'),
    slogan: sloganSchema,
    plate: z.string().max(12).describe('the number plate of the lorry, which phones show'),
    lead: z.string().max(160),
    start: z.strictObject({ label: z.literal('Start Shipping') }),
    pause: z.string().describe('name of the checkbox that stops the words'),
  }),
  figures: z.strictObject({
    label: z.string(),
    tonnage: z.string(),
    warehouse: z.string(),
    states: z.string(),
    support: z.string(),
  }),
  services: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    all: actionSchema,
    price: actionSchema,
    warehousing: cardSchema,
    trucks: cardSchema,
    tracking: cardSchema,
    safety: cardSchema,
    support: cardSchema,
    reporting: cardSchema,
  }),
  partners: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    register: z.string(),
    app: z.string(),
    phone: z.strictObject({
      title: z.string(),
      place: z.string(),
      loads: z.array(z.strictObject({ load: z.string(), route: z.string() })).length(3),
    }),
  }),
  coverage: z.strictObject({
    figure: z.string(),
    heading: z.string(),
    places: z.array(z.strictObject({ place: z.string(), goods: z.string() })).min(4),
    mapDescription: z.string(),
    explore: z.string(),
    list: z.string(),
    lanes: actionSchema,
  }),
});

/** Copy of the contact screen and of the confirmation after a form sent without JavaScript. */
const contactPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string(),
  ways: z.strictObject({
    phone: z.string(),
    email: z.string(),
    whatsapp: z.string(),
    chat: z.string().describe('the link that opens the WhatsApp chat'),
    address: z.string(),
    map: z.string(),
    hours: z.strictObject({ name: z.string(), text: z.string() }),
    reply: z
      .string()
      .describe('shown before `quoteTime` of company-terms.yaml, or `soonUnknown` of terms.yaml without it'),
  }),
  desk: z.string().describe('what the drawing of the night desk says to who cannot see it'),
  next: z.strictObject({ heading: z.string(), steps: z.array(z.string()).min(2), terms: actionSchema }),
  failed: z
    .strictObject({ tooMany: z.string(), unavailable: z.string() })
    .describe('shown with the form kept, when a form sent without script could not be taken'),
  sent: referencedSentSchema,
});

/** Labels, hints and messages of the contact form, `content/forms/contact.yaml`. */
export const contactFormCopySchema = formCopySchema.extend({
  title: z.string(),
  copies: z.string().describe('the line that says who keeps which copy'),
  ...fieldLabels(CONTACT_FORM),
  phoneHint: z.string().describe('says that 11 digits are needed, with an example'),
  messageHint: z.string(),
  send: z.literal('Send Message'),
});

/** The shape of the copy of every page, `content/pages/`. */
export const pageSchemas = {
  home: homePageSchema,
  contact: contactPageSchema,
  blog: blogPageSchema,
  faq: faqPageSchema,
  guides: guidesPageSchema,
  haulage: haulagePageSchema,
  videos: videosPageSchema,
  'case-studies': caseStudiesPageSchema,
  tracking: trackingPageSchema,
  insurance: insurancePageSchema,
  glossary: glossaryPageSchema,
  warehousing: warehousingPageSchema,
  'port-operations': portOperationsPageSchema,
  'supply-chain': supplyChainPageSchema,
  'raw-material': rawMaterialPageSchema,
  about: aboutPageSchema,
  impact: impactPageSchema,
  careers: careersPageSchema,
  terms: termsPageSchema,
  privacy: privacyPageSchema,
  accessibility: accessibilityPageSchema,
  delivery: deliveryPageSchema,
  'reverse-logistics': reverseLogisticsPageSchema,
  marketing: marketingPageSchema,
  price: pricePageSchema,
  lanes: lanesPageSchema,
  'partner-trucks': partnerTrucksPageSchema,
  'partner-warehouses': partnerWarehousesPageSchema,
  search: searchPageSchema,
  offline: offlinePageSchema,
} satisfies Record<PageName, z.ZodType>;

export type Pages = { [Name in PageName]: z.infer<(typeof pageSchemas)[Name]> };
export type PageCopy<Name extends PageName> = Pages[Name];
export type ContactFormCopy = z.infer<typeof contactFormCopySchema>;
