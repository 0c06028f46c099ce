import * as z from 'zod/mini';
import { COMPANY_MAX, NAME_MAX, requiredEmail, requiredText, SLUG_MAX } from './form-fields.ts';

/**
 * What the e-guide form asks for (specification, sections 5 and 7), in zod's small dialect because it ships to phones.
 * The e-mail address has a message of its own.
 */
export const eguideFormSchema = z.object({
  email: requiredEmail('Field'),
  first_name: requiredText('First name', NAME_MAX),
  last_name: requiredText('Last name', NAME_MAX),
  company: requiredText('Company name', COMPANY_MAX),
});

/** What `POST /api/eguide-subscription` takes: the form, and which guide it is for (decisions.md, 'Forms'). */
export const eguideSchema = z.extend(eguideFormSchema, {
  slug: z.optional(
    z
      .string('Write the guide as in its address')
      .check(
        z.maxLength(SLUG_MAX, 'No guide has so long an address'),
        z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Write the guide as in its address'),
      ),
  ),
});

export type EguideInput = z.input<typeof eguideFormSchema>;
export type EguideRequest = z.output<typeof eguideSchema>;
export type EguideField = keyof EguideInput;

/** The fields in the order in which the form shows them. */
export const EGUIDE_FIELDS = ['first_name', 'last_name', 'company', 'email'] as const;

/** What the API hands out for a filled e-guide form; without a PDF, the guide comes by e-mail alone. */
export interface EguideAnswer {
  id: string;
  /** Address of the PDF on this site, valid for a while. */
  pdf_url?: string;
}
