import { hasFlag } from 'country-flag-icons';
import { z } from 'zod';
import { startOfLagosDay } from '../shared/dates.ts';
import { EMAIL } from '../shared/email-address.ts';
import { pathSchema, webAddressSchema } from '../shared/links.ts';

/** A fact about the company; `sample` marks an invented one that must be replaced before launch. */
const fact = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    value: value.description === undefined ? value.describe('as it is shown') : value,
    sample: z.boolean().default(false),
  });

/** Of a telephone number with the code of its country: those of some neighbours are short, as in the Gambia. */
const LEAST_DIGITS = 10;

/** What keeps a telephone number from being dialled from anywhere (E.164), with the remedy. */
function phoneError(number: string): string {
  if (/^\+?\d+$/.test(number) && number.replace('+', '').length < LEAST_DIGITS)
    return 'is too short: write the whole number, as +2348030000000';
  if (/^00[1-9]\d+$/.test(number)) return `write + in place of 00: +${number.slice('00'.length)}`;
  if (/^0\d+$/.test(number))
    return 'write + and the code of the country in place of the first 0, as +2348030000000';
  if (/^[1-9]\d+$/.test(number)) return 'begin it with + and the code of the country, as +2348030000000';
  return 'write it as +2348030000000';
}

/** A telephone number; what people put between its digits goes. */
const phoneSchema = (pattern: RegExp) =>
  z
    .string()
    .overwrite((number) => number.replace(/[\s().-]/g, ''))
    .regex(pattern, { error: ({ input }) => phoneError(String(input)) })
    .describe('with + and the code of the country, as +2348030000000');

/** A country of operation. The WhatsApp line belongs to the country (specification, section 1). */
const countrySchema = z.strictObject({
  code: z
    .string()
    .refine(
      (code) => /^[A-Z]{2}$/.test(code) && hasFlag(code),
      "write the country's two capital letters, such as BJ for Benin (ISO 3166)",
    )
    .describe('its two capital letters, such as BJ for Benin: they choose the flag'),
  name: z.string().describe('shown in the choice of countries'),
  status: z
    .enum(['active', 'coming-soon'])
    .describe('active: the country whose roads and prices the site shows. Coming soon: it is announced'),
  // Numbers of some neighbours are short: ten digits in the Gambia, country code and all (E.164).
  whatsapp: fact(phoneSchema(/^\+\d{10,15}$/))
    .optional()
    .describe('the number that chats from this country go to'),
});

/** Roads, prices and the telephone are those of one country; the others are announced. */
function checkCountries(countries: z.infer<typeof countrySchema>[], context: z.RefinementCtx): void {
  const refuse = (index: number, field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [index, field], message });
  const home = countries.findIndex(({ status }) => status === 'active');
  if (home === -1) refuse(0, 'status', "write 'active' at the country whose roads and prices the site shows");
  for (const [index, { code, status }] of countries.entries()) {
    if (countries.findIndex((other) => other.code === code) < index)
      refuse(index, 'code', `'${code}' stands above already: take one of the two out`);
    if (status === 'active' && index !== home)
      refuse(index, 'status', `write 'coming-soon': roads and prices are those of ${countries[home]?.name}`);
  }
}

/** Company facts, `content/site.yaml`: the one place for names, addresses, numbers and outbound links. */
export const siteSchema = z.strictObject({
  brand: z
    .strictObject({
      name: z.string().describe('beside the logo, in titles and in emails'),
      tagline: z
        .string()
        .trim()
        .min(20)
        .max(160)
        .describe(
          'what the company does, in a sentence: for search engines, shared links and the installed app',
        ),
    })
    .describe('the name and the line that stand for the company'),
  legalName: fact(z.string()).describe('the name in the register of companies'),
  email: fact(z.email({ pattern: EMAIL })).describe('the address that visitors write to'),
  phone: fact(phoneSchema(/^\+\d{11,15}$/)).describe('the number behind every link that calls us'),
  address: fact(z.string()).describe('of the office, in the footer and on the contact page'),
  dataProtection: fact(z.email({ pattern: EMAIL })).describe(
    'the address of the person who answers for personal data',
  ),
  links: z
    .strictObject({
      signUp: fact(webAddressSchema).describe('the client platform, where a customer opens an account'),
      logIn: fact(webAddressSchema).describe('the client platform, where a customer logs in'),
      registerPartner: fact(webAddressSchema).describe(
        'the client platform, where an owner registers a truck or a warehouse',
      ),
      app: fact(webAddressSchema).describe('where the app for partners is downloaded'),
      map: fact(webAddressSchema).describe('the office on a map'),
    })
    .describe('where links lead that leave this site'),
  social: z
    .array(
      z.strictObject({
        name: z.string().describe('of the network, as in LinkedIn'),
        url: fact(webAddressSchema).describe('the profile of the company there'),
      }),
    )
    .describe('the profiles of the company, in the footer, in this order'),
  countries: z
    .array(countrySchema)
    .min(1)
    .superRefine(checkCountries)
    .describe('the choice of countries in the header, in this order'),
});

export type Country = z.infer<typeof countrySchema>;

export type Site = z.infer<typeof siteSchema>;

const navigationItemSchema = z.strictObject({
  label: z.string().describe('in the opened menu'),
  path: pathSchema,
  note: z.string().max(40).describe('below the label in the opened menu: what the page has'),
});

const linkSchema = z.strictObject({
  label: z.string().max(24).describe('the words of the link'),
  path: pathSchema,
});

/** The menus, `content/navigation.yaml` (specification, section 2, 'Header and navigation'). */
export const navigationSchema = z.strictObject({
  menus: z
    .array(
      z.strictObject({
        label: z.string().describe('the word in the header that opens the menu'),
        items: z.array(navigationItemSchema).min(1).describe('the links of the opened menu, in this order'),
      }),
    )
    .describe('the menus of the header, in this order; the footer has them, too'),
  links: z.array(linkSchema).max(2).describe('links in the row of the header, beside the menus'),
  legal: z.array(linkSchema).describe('small links at the end of every page'),
});

export type Navigation = z.infer<typeof navigationSchema>;

/** A geopolitical zone of the federation, with its states in the spelling of the constitution's first schedule. */
interface Zone {
  name: string;
  states: readonly string[];
}

/** The 36 states and the Federal Capital Territory, by zone; the territory is counted with the North Central. */
export const ZONES: readonly Zone[] = [
  {
    name: 'North Central',
    states: ['Benue', 'Federal Capital Territory', 'Kogi', 'Kwara', 'Nasarawa', 'Niger', 'Plateau'],
  },
  { name: 'North East', states: ['Adamawa', 'Bauchi', 'Borno', 'Gombe', 'Taraba', 'Yobe'] },
  { name: 'North West', states: ['Jigawa', 'Kaduna', 'Kano', 'Katsina', 'Kebbi', 'Sokoto', 'Zamfara'] },
  { name: 'South East', states: ['Abia', 'Anambra', 'Ebonyi', 'Enugu', 'Imo'] },
  { name: 'South South', states: ['Akwa Ibom', 'Bayelsa', 'Cross River', 'Delta', 'Edo', 'Rivers'] },
  { name: 'South West', states: ['Ekiti', 'Lagos', 'Ogun', 'Ondo', 'Osun', 'Oyo'] },
];

const DAY_MS = 86_400_000;

const day = z.iso.date('write the day as 2026-11-21');

/** The line above the header of every page, `content/announcement.yaml`; without the file there is none. */
export const announcementSchema = z
  .strictObject({
    text: z.string().trim().min(10).max(90).describe('the sentence that visitors read above the header'),
    link: z
      .strictObject({
        label: z.string().trim().min(4).max(32).describe('the words of the link'),
        path: pathSchema,
      })
      .describe('follows the sentence'),
    from: day.optional().describe('the first day on which it is shown'),
    until: day.describe('the last day on which it is shown'),
  })
  .refine(({ from, until }) => from === undefined || from <= until, {
    path: ['until'],
    message: "write the same day as 'from', or a later one",
  });

export type Announcement = z.infer<typeof announcementSchema>;

/** Whether it is shown at an instant, in ms since 1970, and when that changes next; infinite when it does not any more. */
export function announced({ from, until }: Announcement, now: number): { isShown: boolean; next: number } {
  const begin = from === undefined ? Number.NEGATIVE_INFINITY : startOfLagosDay(from).getTime();
  const end = startOfLagosDay(until).getTime() + DAY_MS;
  if (now < begin) return { isShown: false, next: begin };
  return now < end ? { isShown: true, next: end } : { isShown: false, next: Number.POSITIVE_INFINITY };
}

const NOTHING_ANNOUNCED = { shown: undefined, next: Number.POSITIVE_INFINITY };

/** The first of several that is shown at an instant, in ms since 1970, and when another one may be. */
export function announcedOf(
  announcements: Announcement[],
  now: number,
): { shown: Announcement | undefined; next: number } {
  // As at most times; each visit of a cached page asks.
  if (announcements.length === 0) return NOTHING_ANNOUNCED;
  const turns = announcements.map((announcement) => ({ announcement, ...announced(announcement, now) }));
  return {
    shown: turns.find(({ isShown }) => isShown)?.announcement,
    next: Math.min(...turns.map(({ next }) => next)),
  };
}
