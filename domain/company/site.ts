import { hasFlag } from 'country-flag-icons';
import { z } from 'zod';
import { EMAIL } from '../shared/email-address.ts';
import { pathSchema, webAddressSchema } from '../shared/links.ts';

/** A fact about the company; `sample` marks an invented one that must be replaced before launch. */
const fact = <T extends z.ZodType>(value: T) => z.strictObject({ value, sample: z.boolean().default(false) });

/** A country of operation. The WhatsApp line belongs to the country (specification, section 1). */
export const countrySchema = z.strictObject({
  code: z
    .string()
    .refine(
      (code) => /^[A-Z]{2}$/.test(code) && hasFlag(code),
      "write the country's two capital letters, such as BJ for Benin (ISO 3166)",
    ),
  name: z.string(),
  status: z.enum(['active', 'coming-soon']),
  // Numbers of some neighbours are short: ten digits in the Gambia, country code and all (E.164).
  whatsapp: fact(z.string().regex(/^\+\d{10,15}$/, 'write it as +2348030000000')).optional(),
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
  brand: z.strictObject({ name: z.string(), tagline: z.string().min(20).max(160) }),
  legalName: fact(z.string()),
  email: fact(z.email({ pattern: EMAIL })),
  phone: fact(z.string().regex(/^\+\d{11,15}$/, 'write it as +2348030000000')),
  address: fact(z.string()),
  dataProtection: fact(z.email({ pattern: EMAIL })).describe(
    'reaches the person who answers for personal data',
  ),
  links: z.strictObject({
    signUp: fact(webAddressSchema),
    logIn: fact(webAddressSchema),
    registerPartner: fact(webAddressSchema),
    app: fact(webAddressSchema),
    map: fact(webAddressSchema),
  }),
  social: z.array(z.strictObject({ name: z.string(), url: fact(webAddressSchema) })),
  countries: z.array(countrySchema).min(1).superRefine(checkCountries),
});

export type Country = z.infer<typeof countrySchema>;
export type Site = z.infer<typeof siteSchema>;

const navigationItemSchema = z.strictObject({
  label: z.string(),
  path: pathSchema,
  note: z.string().max(40),
});

/** The menus, `content/navigation.yaml` (specification, section 2, 'Header and navigation'). */
export const navigationSchema = z.strictObject({
  menus: z.array(z.strictObject({ label: z.string(), items: z.array(navigationItemSchema).min(1) })),
  legal: z.array(z.strictObject({ label: z.string(), path: pathSchema })),
});

export type Navigation = z.infer<typeof navigationSchema>;
