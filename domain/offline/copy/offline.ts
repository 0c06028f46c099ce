import { z } from 'zod';
import { HINTS, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

const partSchema = z.strictObject({
  heading: z.string().max(40).describe('the heading of this part'),
  text: z.string().max(160).describe(HINTS.lead),
});

/** Copy of the page that lists what can be read offline, `content/pages/offline.yaml`. */
export const offlinePageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(160).describe(HINTS.lead),
  missing: z.string().max(160).describe('shown above the list in place of a page that was never opened'),
  again: z.string().max(32).describe('the link that asks for that page again'),
  waiting: partSchema.describe('a message that waits to be sent; the text with {time}'),
  kept: partSchema.describe('the pages that every visitor has'),
  visited: partSchema.describe('the pages that were opened in this browser'),
  asOf: z.string().includes('{time}').describe('when a page was opened last, {time}'),
  bar: z
    .strictObject({
      label: z.string().describe('name of the region, for screen readers'),
      noLine: z
        .string()
        .includes('{time}')
        .describe('shown while there is no connection; {time} is when the page was opened last'),
      slow: z
        .string()
        .includes('{time}')
        .describe('there is a line, but the page did not come in time, with {time}'),
      back: z.string().includes('{time}').describe('the line has come back since {time}'),
      fresh: z.string().includes('{time}').describe('the page has come since {time}'),
      again: z.string().max(32).describe('the link that loads the page'),
    })
    .describe('the bar above a page that comes out of the browser'),
  reach: partSchema.describe('telephone and WhatsApp'),
});
