import type * as z from 'zod/mini';
import { type EnquiryKind, FORMS } from './forms/index.ts';
import { formSchema } from './forms/schema.ts';

export type { EnquiryKind } from './forms/index.ts';

/** The schema of each form, by the kind of lead that it makes. */
export const ENQUIRY_SCHEMAS = {
  contact: formSchema(FORMS.contact),
  marketing: formSchema(FORMS.marketing),
  eguide: formSchema(FORMS.eguide),
  newsletter: formSchema(FORMS.newsletter),
  quote: formSchema(FORMS.quote),
  partner: formSchema(FORMS.partner),
} satisfies Record<EnquiryKind, z.ZodMiniObject>;

/** The payload of the form of a kind; fields that may stay empty may be absent. */
export type EnquiryOf<Kind extends EnquiryKind> = { kind: Kind } & z.input<(typeof ENQUIRY_SCHEMAS)[Kind]>;

/** The payload of one of the forms that make a lead. */
export type Enquiry = { [Kind in EnquiryKind]: EnquiryOf<Kind> }[EnquiryKind];
