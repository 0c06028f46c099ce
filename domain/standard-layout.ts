import { z } from 'zod';
import { actionSchema } from './copy.ts';

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
    opensInNewTab: z.string(),
  }),
  testimonials: z.strictObject({
    heading: z.string(),
    pause: z.string(),
    play: z.string(),
    show: z.string().describe('name of a button, with {n} and {name}'),
  }),
  brands: z.strictObject({ heading: z.string(), pause: z.string() }),
  faq: z.strictObject({
    heading: z.string(),
    intro: z.string(),
    all: actionSchema,
    or: z.string().describe('stands between the two links'),
    whatsapp: z.string(),
  }),
  contact: z.strictObject({ heading: z.string(), intro: z.string(), whatsapp: z.string() }),
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
    rights: z.string().describe('with {year} and {name}'),
    comingSoon: z.string().describe('with {country}'),
  }),
  richText: z.strictObject({
    embeddedAsset: z.literal('embedded asset'),
    table: z.string().describe('name of the region that a table scrolls in, with {n}'),
    kinds: z
      .strictObject({ post: z.string(), guide: z.string(), term: z.string(), caseStudy: z.string() })
      .describe('what an entry inside a text is, above its title'),
  }),
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
  }),
  notFound: z.string().describe('the one-line notice above the home page, decisions.md'),
});

export type LayoutCopy = z.infer<typeof layoutCopySchema>;
