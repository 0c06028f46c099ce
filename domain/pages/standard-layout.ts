import { z } from 'zod';
import { ENTRY_KINDS } from '../entries/entry-kinds.ts';
import { actionSchema } from '../shared/copy.ts';

/** Words of the parts that every page shares, `content/layout.yaml`. */
export const layoutCopySchema = z.strictObject({
  skipToContent: z.string(),
  header: z.strictObject({
    mainNavigation: z.string(),
    openMenu: z.string(),
    closeMenu: z.string(),
    chooseCountry: z.string(),
    countrySelected: z.string(),
    countryComingSoon: z.string(),
    contact: z.string(),
    signUp: z.string(),
    expert: z.string(),
    whatsapp: z.string(),
    search: z.string().describe('name of the sign that leads to the search'),
    opensInNewTab: z.string(),
    contactMenu: z.string().max(12).describe('name of the menu with every way to reach the company'),
    logIn: z.string(),
    myPrices: z.string(),
  }),
  chat: z
    .strictObject({
      about: z.string().includes('{subject}').describe('on a page, with its title'),
      reference: z.string().includes('{reference}').describe('after a form was sent'),
      label: z.string().describe('the link to the chat in the note under a form'),
    })
    .describe("begins the visitor's WhatsApp message"),
  callBar: z
    .strictObject({
      label: z.string().describe('name of the bar, for screen readers'),
      call: z.string().max(12),
      whatsapp: z.string().max(12),
    })
    .describe("at the foot of a phone's screen"),
  testimonials: z.strictObject({
    heading: z.string(),
    pause: z.string(),
    show: z.string().describe('name of a button, with {n} and {name}'),
    sample: z.string().max(16).describe('shown beside an invented customer'),
  }),
  brands: z.strictObject({
    heading: z.string(),
    pause: z.string(),
    samples: z.string().max(40).describe('shown beside invented names'),
  }),
  faq: z.strictObject({
    heading: z.string(),
    intro: z.string(),
    all: actionSchema,
    or: z.string().describe('shown between the two links'),
    whatsapp: z.string(),
  }),
  contact: z.strictObject({
    heading: z.string(),
    intro: z.string(),
    whatsapp: z.string(),
    terms: actionSchema.describe('leads to what is agreed about money'),
    quiet: z
      .strictObject({ heading: z.string(), whatsapp: z.string(), form: actionSchema })
      .describe('one line in place of the form, on pages that confirm, find nothing or state terms'),
  }),
  footer: z.strictObject({
    line: z.string(),
    reach: z.string(),
    map: z.string(),
    platform: z.string(),
    logIn: z.string(),
    signUp: z.string(),
    register: z.string(),
    app: z.string(),
    social: z.string(),
    samples: z.string().describe('while names, clients and figures are samples'),
    rights: z.string().describe('with {year} and {name}'),
    comingSoon: z.string().describe('with {country}'),
  }),
  richText: z.strictObject({
    embeddedAsset: z.literal('embedded asset'),
    table: z.string().describe('name of a table that no words name, with {n}'),
    kinds: z
      .record(z.enum(ENTRY_KINDS), z.string())
      .describe('what an entry inside a text is, above its title'),
  }),
  reading: z
    .strictObject({ entries: z.string(), services: z.string() })
    .describe('heads what to read below a service, and the services below what was read'),
  consent: z.strictObject({
    version: z.iso.date('write the day on which the question was last changed, as 2026-11-21'),
    label: z.string().describe('name of the question, and of the button that asks it again'),
    question: z.string(),
    policy: actionSchema,
    decline: z.string(),
    accept: z.string(),
    declined: z.string().includes('{date}'),
    accepted: z.string().includes('{date}'),
  }),
  preview: z.strictObject({
    label: z.string().describe('name of the region, for screen readers'),
    notice: z.string(),
    exit: z.string(),
    draft: z.string().describe('above the draft of a file that a signed link shows'),
    invalid: z.string().describe('before what is wrong with an entry'),
  }),
  refused: z
    .strictObject({
      tooMany: z.strictObject({ heading: z.string(), text: z.string() }),
      busy: z.strictObject({ heading: z.string(), text: z.string() }),
      form: z.string().describe('added where a form was sent'),
      call: z.string().includes('{phone}'),
      whatsapp: z.string(),
    })
    .describe('small pages for when too much is asked at once'),
  notFound: z.strictObject({
    title: z.string().trim().min(10).max(65),
    notice: z.string().describe('the one-line notice above the home page at an unknown address'),
  }),
  returned: z
    .strictObject({ invalid: z.string().max(32), failed: z.string().max(32) })
    .describe('begin the title of a page whose form came back'),
});

export type LayoutCopy = z.infer<typeof layoutCopySchema>;
