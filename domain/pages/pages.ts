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
import { lanesPageSchema } from '../price/copy/lanes.ts';
import { partnerTrucksPageSchema, partnerWarehousesPageSchema } from '../price/copy/partners.ts';
import { pricePageSchema } from '../price/copy/price.ts';
import { actionSchema, HINTS, headingSchema, metaSchema, sloganSchema } from '../shared/copy.ts';
import type { PageName } from '../shared/page-paths.ts';
import {
  aboutPageSchema,
  accessibilityPageSchema,
  careersPageSchema,
  impactPageSchema,
} from './copy/company.ts';
import { deliveryPageSchema } from './copy/delivery.ts';
import { haulagePageSchema } from './copy/haulage.ts';
import { insurancePageSchema } from './copy/insurance.ts';
import { privacyPageSchema, termsPageSchema } from './copy/legal.ts';
import { marketingPageSchema } from './copy/marketing.ts';
import {
  portOperationsPageSchema,
  rawMaterialPageSchema,
  supplyChainPageSchema,
  warehousingPageSchema,
} from './copy/products.ts';
import { reverseLogisticsPageSchema, trackingPageSchema } from './copy/solutions.ts';

const cardSchema = z.strictObject({
  title: z.string().max(32).describe('what the service is, in a few words'),
  text: z.string().max(120).describe('the sentence below it'),
});

/** Copy of the home page, `content/pages/home.yaml` (specification, section 2, 'Home'). */
const homePageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  hero: z
    .strictObject({
      words: z
        .tuple([z.literal('Haulage'), z.literal('Warehousing'), z.literal('Logistics')])
        .describe('the large words that take turns; they are fixed'),
      where: z.string().max(16).describe('follows the large words that take turns'),
      slogan: sloganSchema,
      plate: z.string().max(12).describe('the number plate of the lorry, which phones show'),
      lead: z.string().max(160).describe('the paragraph beside the heading'),
      start: z.strictObject({ label: z.literal('Start Shipping') }).describe(HINTS.fixed),
      pause: z.string().describe('name of the button that stops these words, for screen readers'),
    })
    .describe('the first screen of the page'),
  figures: z
    .strictObject({
      label: z.string().describe('name of the strip, for screen readers'),
      tonnage: z.string().describe('beside the weight moved so far, in kilograms'),
      warehouse: z.string().describe('beside the square metres of warehouse space'),
      states: z.string().describe('beside the number of states'),
      support: z.string().describe('beside ‘24/7’'),
    })
    .describe('the strip of large numbers, which come from the company’s figures'),
  services: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      all: actionSchema.describe('the link to all products'),
      price: actionSchema.describe('the link to the price of a load'),
      warehousing: cardSchema.describe('the card that leads to the warehousing page'),
      trucks: cardSchema.describe('the card that leads to the haulage page'),
      tracking: cardSchema.describe('the card that leads to the tracking page'),
      safety: cardSchema.describe('the card that leads to the insurance page'),
      support: cardSchema.describe('the card about support'),
      reporting: cardSchema.describe('the card about reports'),
    })
    .describe('the six services, as cards'),
  partners: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      register: z.string().describe('on the button that leads to the registration of partners'),
      app: z.string().describe('the link to the app for partners'),
      phone: z
        .strictObject({
          title: z.string().describe('at the top of the screen'),
          place: z.string().describe('below it: where the truck is, and what it is'),
          loads: z
            .array(
              z.strictObject({
                load: z.string().describe('what it is'),
                route: z.string().describe('from where to where'),
              }),
            )
            .length(3)
            .describe('the loads on the screen'),
        })
        .describe('what the screen of the drawn phone shows'),
    })
    .describe('the part for owners of trucks and warehouses'),
  coverage: z
    .strictObject({
      figure: z.string().describe('the large number before the heading'),
      heading: z.string().describe('what the number counts, as in ‘states, and the FCT.’'),
      places: z
        .array(
          z.strictObject({
            place: z.string().describe('the town or the port'),
            goods: z.string().describe('what moves there'),
          }),
        )
        .min(4)
        .describe('places, each with what moves there'),
      mapDescription: z.string().describe('the map in words, read aloud to people who cannot see it'),
      explore: z.string().describe('below the map: how to use it'),
      list: z.string().describe('on the line that opens the list of states'),
      lanes: actionSchema.describe('the link to the routes'),
    })
    .describe('the part with the map of the states'),
});

/** Copy of the contact screen and of the confirmation after a form sent without JavaScript. */
const contactPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().describe(HINTS.lead),
  ways: z
    .strictObject({
      phone: z.string().describe('before the phone number'),
      email: z.string().describe('before the email address'),
      whatsapp: z.string().describe('before the link to the chat'),
      chat: z.string().describe('the link that opens the WhatsApp chat'),
      address: z.string().describe('before the address of the office'),
      map: z.string().describe('the link to the office on a map'),
      hours: z
        .strictObject({
          name: z.string().describe('before the hours'),
          text: z.string().describe('the hours'),
        })
        .describe('when somebody answers'),
      reply: z
        .string()
        .describe('before the time in which a quote comes; that time is in ‘Terms of business’'),
    })
    .describe('the words beside each way to reach us'),
  desk: z.string().describe('the drawing in words, read aloud to people who cannot see it'),
  next: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      steps: z.array(z.string()).min(2).describe('one sentence each, numbered'),
      terms: actionSchema.describe('the link to what is agreed about money'),
    })
    .describe('below the form: what happens once it is sent'),
  failed: z
    .strictObject({
      tooMany: z.string().describe('too many forms came from one network in a minute'),
      unavailable: z.string().describe('the form could not be saved'),
    })
    .describe('shown with the form kept, when a form sent without script could not be taken'),
  sent: referencedSentSchema.describe('the screen after sending, in a browser without JavaScript'),
});

/** Labels, hints and messages of the contact form, `content/forms/contact.yaml`. */
export const contactFormCopySchema = formCopySchema.extend({
  title: z.string().describe('the heading of the form'),
  copies: z.string().describe('the small line beside the heading of the form'),
  ...fieldLabels(CONTACT_FORM),
  phoneHint: z.string().describe('a hint at the field for the phone number: 11 digits, with an example'),
  messageHint: z.string().describe('a hint at the field for the message'),
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
