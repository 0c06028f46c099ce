import { z } from 'zod';

/** Facts about money and trust that only the company knows: the names in `content/company-terms.yaml`. */
export const TERMS = [
  'quoteTime',
  'quoteValidity',
  'deposit',
  'paymentDue',
  'payingIn',
  'dieselClause',
  'cancellation',
  'waiting',
  'roadLevies',
  'escorts',
  'liability',
  'conditions',
  'claimTime',
  'insurer',
  'vat',
  'ownerPayment',
  'ownerAdvance',
  'ownerCommission',
  'registrationNumber',
  'taxNumber',
  'fleetRegistration',
] as const;

export type CompanyTerm = (typeof TERMS)[number];

/** A fact that nobody has confirmed has no value and the mark that `check:launch` lists. */
const termSchema = z
  .strictObject({ value: z.string().min(2).max(160).optional(), sample: z.boolean().default(false) })
  .refine(({ value, sample }) => value !== undefined || sample, {
    message: "write its value, or 'sample: true' while it is unknown",
  });

/** Facts of money and trust, `content/company-terms.yaml`: pages say that a fact without a value is agreed in writing. */
export const companyTermsSchema = z.strictObject(
  Object.fromEntries(TERMS.map((term) => [term, termSchema])) as Record<CompanyTerm, typeof termSchema>,
);

export type CompanyTerms = z.infer<typeof companyTermsSchema>;
