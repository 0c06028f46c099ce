import { z } from 'zod';
import { clauseSchema, TERMS } from '../../company/company-terms.ts';
import { readingSchema } from '../../entries/copy/articles.ts';
import { actionSchema, HINTS, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

/** Copy of the page on money and trust, `content/pages/terms.yaml`; the facts are in `content/company-terms.yaml`. */
export const termsPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(200).describe(HINTS.lead),
  action: actionSchema,
  soon: z.string().max(40).describe('shown before the time in which a quote comes'),
  slip: z
    .strictObject({
      title: z.string().max(40).describe('at the head of the slip'),
      copies: z.string().max(60).describe('the small line below the title'),
      caption: z.string().describe('names the table for screen readers'),
      columns: z
        .strictObject({
          part: z.string().describe('above the parts of a price'),
          moved: z.string().describe('above what each depends on'),
          amount: z.string().describe('above the empty column of amounts'),
        })
        .describe('the column headings of the slip'),
      currency: z.string().max(3).describe('in the empty column of amounts'),
      lines: z
        .array(
          z.strictObject({
            part: z.string().max(32).describe('the part of the price'),
            moved: z.string().max(90).describe('what it depends on'),
          }),
        )
        .min(8)
        .describe('the lines of the slip'),
      foot: z.string().max(160).describe('below the last line'),
    })
    .describe('the slip that lists what a price is made of'),
  contract: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().max(240).describe(HINTS.lead),
      title: z.string().describe('at the head of the sheet'),
      copies: z.string().describe('the small line beside the title'),
      diesel: z
        .string()
        .max(60)
        .describe('below the clause on diesel: the price of the rate card, with {price} and {date}'),
      parts: z
        .array(
          z.strictObject({
            heading: z.string().max(28).describe('the heading of the part'),
            clauses: z
              .array(clauseSchema)
              .min(2)
              .describe(
                'each stands beside a fact of ‘Terms of business’, and is shown once the fact is known',
              ),
          }),
        )
        .min(3)
        .describe('the sheet in parts, in this order'),
    })
    .describe('the points that customers agree with us'),
  owners: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().max(240).describe(HINTS.lead),
      clauses: z
        .array(clauseSchema)
        .min(3)
        .describe('each stands beside a fact of ‘Terms of business’, and is shown once the fact is known'),
      more: z.string().max(40).describe('leads to the questions of truck owners'),
    })
    .describe('the points that truck owners agree with us'),
  identity: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().max(280).describe(HINTS.lead),
      name: z.string().describe('before the registered name'),
      office: z.string().describe('before the address of the office'),
      lines: z
        .array(
          z.strictObject({
            term: z.enum(TERMS).describe('the fact that is shown'),
            label: z.string().max(40).describe('before the fact'),
          }),
        )
        .min(3)
        .describe('numbers of ‘Terms of business’, each shown once it is known'),
      warning: z.string().max(240).describe('the warning of false accounts, below'),
    })
    .describe('how a customer can check who we are'),
  reading: readingSchema,
});

/** The parts of the privacy policy, in order (specification, section 2, 'Privacy policy'). */
export const PRIVACY_SECTIONS = [
  'Introduction',
  'Information Collection and Use',
  'Cookies',
  'Location Information',
  'Device Information',
  'Service Providers',
  'Security',
  "Children's Privacy",
  'Changes',
  'Contact Us',
] as const;

/** Copy around the privacy policy; the policy itself is in `content/privacy.md`. */
export const privacyPageSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string().describe('the large heading of the page'),
  lead: z.string().max(200).describe(HINTS.lead),
  since: z.string().describe('shown before the day from which it holds'),
  date: z.iso.date('write the day as 2026-11-21').describe('the day from which the policy holds'),
  retention: z
    .strictObject({
      set: z.string().includes('{days}').describe('where leads are deleted after {days} days'),
      unset: z.string().describe('where they are not deleted by themselves'),
    })
    .describe('how long enquiries are kept: one of the two is in the policy, where {retention} stands'),
  onThisPage: z.string().describe('the heading of the links to the parts of the policy'),
  seal: z.string().describe('text alternative of the drawing'),
});
