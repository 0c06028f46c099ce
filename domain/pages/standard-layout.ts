import { z } from 'zod';
import { ENTRY_KINDS } from '../entries/entry-kinds.ts';
import { actionSchema, HINTS } from '../shared/copy.ts';

/** Words of the parts that every page shares, `content/layout.yaml`. */
export const layoutCopySchema = z.strictObject({
  skipToContent: z
    .string()
    .describe('the first link of every page, seen only by visitors who use the keyboard'),
  header: z
    .strictObject({
      mainNavigation: z.string().describe('name of the menus, for screen readers'),
      openMenu: z.string().describe('name of the icon that opens the menu on a phone, for screen readers'),
      closeMenu: z.string().describe('name of the same icon while the menu is open'),
      chooseCountry: z.string().describe('name of the choice of countries, for screen readers'),
      countrySelected: z.string().describe('beside the country that the site shows'),
      countryComingSoon: z.string().describe('beside each country that is announced'),
      contact: z.string().describe('the link to the contact form at the end of the page'),
      signUp: z.string().describe('the link to the client platform for new customers'),
      expert: z.string().describe('the button that leads to the contact form'),
      whatsapp: z.string().describe('the link that opens a chat'),
      search: z.string().describe('name of the icon that leads to the search, for screen readers'),
      opensInNewTab: z.string().describe('read aloud after the words of a link that leaves this site'),
      contactMenu: z.string().max(12).describe('name of the menu with every way to reach the company'),
      logIn: z.string().describe('the link to the client platform for customers'),
      myPrices: z.string().describe('the link to the prices that the visitor asked for before'),
    })
    .describe('the words of the header, on every page'),
  chat: z
    .strictObject({
      about: z.string().includes('{subject}').describe('on any page; {subject} is its title'),
      reference: z
        .string()
        .includes('{reference}')
        .describe('after a form was sent; {reference} is its number'),
      label: z.string().describe('the link to the chat in the note under a form'),
    })
    .describe("what a visitor's WhatsApp message begins with"),
  callBar: z
    .strictObject({
      label: z.string().describe('name of the bar, for screen readers'),
      call: z.string().max(12).describe('the button that calls us'),
      whatsapp: z.string().max(12).describe('the button that opens a chat'),
    })
    .describe('the two buttons at the foot of the screen, on phones'),
  testimonials: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      pause: z.string().describe('name of the button that stops them, for screen readers'),
      show: z
        .string()
        .describe('name of the button that shows a review; {n} is its number, {name} the customer'),
      sample: z.string().max(16).describe('shown beside an invented customer'),
    })
    .describe('the customers’ words, which change by themselves'),
  brands: z
    .strictObject({
      heading: z.string().describe('before the names'),
      pause: z.string().describe('name of the button that stops it, for screen readers'),
      samples: z.string().max(40).describe('shown beside invented names'),
    })
    .describe('the row of clients that runs past'),
  faq: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      intro: z.string().describe('before the two links to more answers'),
      all: actionSchema.describe('the link to all questions'),
      or: z.string().describe('shown between the two links'),
      whatsapp: z.string().describe('the second link, which opens a chat'),
    })
    .describe('the frequently asked questions below a page'),
  contact: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      intro: z.string().describe(HINTS.lead),
      whatsapp: z.string().describe('the link that opens a chat'),
      terms: actionSchema.describe('leads to what is agreed about money'),
      quiet: z
        .strictObject({
          heading: z.string().describe('before the ways to reach us'),
          whatsapp: z.string().describe('the link that opens a chat'),
          form: actionSchema.describe('the link to the contact form'),
        })
        .describe('one line in place of the form, on pages such as the terms and the confirmations'),
    })
    .describe('beside the contact form at the end of a page'),
  footer: z
    .strictObject({
      line: z.string().describe('what we do, in a line below the name'),
      reach: z.string().describe('the heading of phone, email and office'),
      map: z.string().describe('the link to the office on a map'),
      platform: z.string().describe('the heading of the links to the client platform'),
      logIn: z.string().describe('the link for customers'),
      signUp: z.string().describe('the link for new customers'),
      register: z.string().describe('the link for owners of trucks and warehouses'),
      app: z.string().describe('the link to the app for partners'),
      social: z.string().describe('the heading of our profiles in social networks'),
      samples: z.string().describe('the notice while names, clients and figures are samples'),
      rights: z.string().describe('the last line: {year} is this year, {name} the company'),
      comingSoon: z
        .string()
        .describe('the countries that are announced, one line each; {country} is its name'),
    })
    .describe('the words at the end of every page'),
  richText: z
    .strictObject({
      embeddedAsset: z.literal('embedded asset'),
      table: z.string().describe('name of a table without a caption, for screen readers; {n} is its number'),
      kinds: z
        .record(z.enum(ENTRY_KINDS), z.string())
        .describe('what an entry inside a text is, above its title'),
    })
    .describe('words around tables and entries inside a text'),
  reading: z
    .strictObject({
      entries: z.string().describe('the heading of articles and guides below a page about a service'),
      services: z.string().describe('the heading of services below an article or a guide'),
    })
    .describe('the headings of links between services and articles'),
  consent: z
    .strictObject({
      version: z.iso
        .date('write the day on which the question was last changed, as 2026-11-21')
        .describe('the day of the last change of the question: visitors who answered before are asked again'),
      label: z.string().describe('name of the question, and of the button that asks it again'),
      question: z.string().describe('what the visitor is asked'),
      policy: actionSchema.describe('the link below the question'),
      decline: z.string().describe('on the button that says no'),
      accept: z.string().describe('on the button that says yes'),
      declined: z.string().includes('{date}').describe('shown later to visitors who declined, on {date}'),
      accepted: z.string().includes('{date}').describe('shown later to visitors who accepted, on {date}'),
    })
    .describe('the question whether visits may be counted'),
  preview: z
    .strictObject({
      label: z.string().describe('name of the region, for screen readers'),
      notice: z.string().describe('says that drafts are shown'),
      exit: z.string().describe('the link out of the preview'),
      draft: z.string().describe('the same for one draft that is shown by a link'),
      invalid: z.string().describe('before what is wrong with an entry'),
    })
    .describe('the bar above a page that shows drafts'),
  refused: z
    .strictObject({
      tooMany: z
        .strictObject({
          heading: z.string().describe('the heading of the page'),
          text: z.string().describe(HINTS.lead),
        })
        .describe('when too many forms come from one network'),
      busy: z
        .strictObject({
          heading: z.string().describe('the heading of the page'),
          text: z.string().describe(HINTS.lead),
        })
        .describe('when too many people ask for pages'),
      form: z.string().describe('added where a form was sent'),
      call: z.string().includes('{phone}').describe('the link that calls us; {phone} is the number'),
      whatsapp: z.string().describe('the link that opens a chat'),
    })
    .describe('small pages for when too much is asked at once'),
  notFound: z
    .strictObject({
      title: z.string().trim().min(10).max(65).describe('shown in the tab of the browser'),
      notice: z.string().describe('the one-line notice above the home page at an unknown address'),
    })
    .describe('shown at an address that no page has'),
  returned: z
    .strictObject({
      invalid: z.string().max(32).describe('where a field must be corrected'),
      failed: z.string().max(32).describe('where it could not be sent'),
    })
    .describe('before the title of a page, in the tab, when its form could not be taken'),
});

export type LayoutCopy = z.infer<typeof layoutCopySchema>;
