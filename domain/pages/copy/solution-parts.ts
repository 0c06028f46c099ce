import { z } from 'zod';
import { HINTS, statisticSchema } from '../../shared/copy.ts';
import { webAddressSchema } from '../../shared/links.ts';

/** The first screen of a solution page: what it is, what happens, and the one thing to do. */
export const openingSchema = z.strictObject({
  slogan: z.string().max(40).describe('the painted line above the heading'),
  heading: z
    .string()
    .max(44, 'names what the page offers, in 44 characters at most')
    .describe('the large heading of the page'),
  lead: z.string().trim().min(60).max(220).describe(HINTS.lead),
  action: z.string().trim().min(2).max(32).describe('leads to the contact form'),
});

/** Where a fact was read and, where the source says so, when it was true. */
export const sourceSchema = z.strictObject({
  name: z.string().describe('who said it, as the words of the link'),
  address: z
    .union([webAddressSchema, z.url({ protocol: /^http$/ })])
    .describe('the full address of the page where it is written'),
  date: z
    .string()
    .regex(/^([A-Z][a-z]+ )?\d{4}$/, 'write the month and the year, or the year')
    .optional()
    .describe('the month and year, or the year, of what was written'),
});

/** A statistic whose number the specification fixes; its words are the editor's. */
export const specified = <Percent extends number>(percent: Percent) =>
  statisticSchema.extend({ percent: z.literal(percent) });

export type Opening = z.infer<typeof openingSchema>;

export type Source = z.infer<typeof sourceSchema>;
