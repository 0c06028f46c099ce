import { z } from 'zod';
import { HINTS, sourceSchema } from '../shared/copy.ts';

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
  'storagePayment',
  'storageCount',
  'storageCommission',
  'registrationNumber',
  'taxNumber',
  'fleetRegistration',
] as const;

type CompanyTerm = (typeof TERMS)[number];

/** What each fact says, for the company's people who write it. */
const TERM_HINTS: Record<CompanyTerm, string> = {
  quoteTime: 'how soon a quote comes, as in: Within 2 hours, 8 am to 6 pm',
  quoteValidity: 'how many days a quote is valid',
  deposit: 'what is paid before loading',
  paymentDue: 'when the rest is paid, and who gets credit',
  payingIn: 'the account, or the ways to pay',
  dieselClause: 'from what change of the diesel price on a quote changes',
  cancellation: 'until when a customer may cancel for nothing, and what it costs afterwards',
  waiting: 'how many hours at a gate are free, and what a day costs afterwards',
  roadLevies: 'who pays levies on the road',
  escorts: 'who arranges an escort, and who pays for it',
  liability: 'what we answer for, and up to what amount',
  conditions: 'name and date of the conditions of carriage, and where they are read',
  claimTime: 'within how many days a claim must be made',
  insurer: 'the insurer or broker, with its NAICOM licence number',
  vat: 'whether our invoices carry VAT',
  ownerPayment: 'how many days after which paper a truck owner is paid',
  ownerAdvance: 'whether a truck owner gets a part at loading',
  ownerCommission: 'how our share of a load is set',
  storagePayment: 'when the owner of a warehouse is paid',
  storageCount: 'whether space kept free or space used is paid, and for which time',
  storageCommission: 'our share of what is paid for storage',
  registrationNumber: 'the RC number at the Corporate Affairs Commission',
  taxNumber: 'the tax identification number (TIN)',
  fleetRegistration: 'the number in the road safety scheme for fleets (RTSSS)',
};

/** A point about money or trust, shown where its fact is known. */
export const clauseSchema = z.strictObject({
  term: z.enum(TERMS).describe('the fact of ‘Terms of business’ that is shown beside it'),
  title: z.string().max(32).describe('the question that it answers, in a few words'),
  text: z.string().trim().min(40).max(280).describe('what holds whatever the fact is'),
  source: sourceSchema.optional().describe(HINTS.source),
});

export type Clause = z.infer<typeof clauseSchema>;

/** A fact that nobody has confirmed is marked; `check:launch` lists it. */
const termSchema = z
  .strictObject({
    value: z
      .string()
      .trim()
      .min(2)
      .max(160)
      .optional()
      .describe('the fact as pages show it: leave it empty while nobody knows it, and nothing is shown'),
    sample: z.boolean().default(false),
  })
  .refine(({ value, sample }) => value !== undefined || sample, {
    message: "write its value, or 'sample: true' while it is unknown",
  });

/** Facts of money and trust, `content/company-terms.yaml`: a fact without a value is not shown, nor the point that it answers. */
export const companyTermsSchema = z.strictObject(
  Object.fromEntries(TERMS.map((term) => [term, termSchema.describe(TERM_HINTS[term])])) as Record<
    CompanyTerm,
    typeof termSchema
  >,
);

export type CompanyTerms = z.infer<typeof companyTermsSchema>;

/** Facts that answers may name: those of the company, and the price of diesel of the rate card. */
export const FACTS = [...TERMS, 'dieselPrice'] as const;

/** The facts that pages show. */
export type ShownTerms = Partial<Record<(typeof FACTS)[number], string>>;

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
