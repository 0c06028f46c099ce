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

/** A fact that nobody has confirmed is marked; `check:launch` lists it. */
const termSchema = z
  .strictObject({ value: z.string().min(2).max(160).optional(), sample: z.boolean().default(false) })
  .refine(({ value, sample }) => value !== undefined || sample, {
    message: "write its value, or 'sample: true' while it is unknown",
  });

/** Facts of money and trust, `content/company-terms.yaml`: a fact without a value is not shown, nor the point that it answers. */
export const companyTermsSchema = z.strictObject(
  Object.fromEntries(TERMS.map((term) => [term, termSchema])) as Record<CompanyTerm, typeof termSchema>,
);

export type CompanyTerms = z.infer<typeof companyTermsSchema>;

/** The facts that pages show. */
export type ShownTerms = Partial<Record<CompanyTerm, string>>;

/**
 * The facts that pages may show.
 * @param withSamples whether the site says that it shows samples; without, a marked value is as good as none
 */
export function shownTerms(terms: CompanyTerms, withSamples: boolean): ShownTerms {
  return Object.fromEntries(
    TERMS.flatMap((term) => {
      const { value, sample } = terms[term];
      return value !== undefined && (withSamples || !sample) ? [[term, value]] : [];
    }),
  );
}
