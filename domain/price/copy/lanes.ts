import { z } from 'zod';
import { HINTS, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';
import { text } from './price.ts';

/** Copy of the list of lanes and of what all of their pages say, `content/pages/lanes.yaml`. */
export const lanesPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: text.max(260).describe(HINTS.lead),
  list: text.describe('heads the map and the table of lanes'),
  sample: text.describe('under a table with prices of an invented card'),
  table: z
    .strictObject({
      caption: text.describe('name of the table, for screen readers'),
      road: text.describe('column heading: from where to where'),
      km: text.describe('column heading'),
      days: text.describe('column heading'),
      price: text.describe('column heading'),
      about: text.describe('a length of which a part is estimated, with {km}'),
      from: text.describe('in the column of prices: {price} is the lowest'),
      noPrice: text.describe('in the column of prices, where the card has none'),
    })
    .describe('the table of routes'),
  name: text.describe('a lane in a list, with {from} and {to}'),
  road: text.describe('beside a lane, with {km} and {days}'),
  lane: z
    .strictObject({
      title: text.describe('the heading of the page of a route, with {from} and {to}'),
      service: text.describe('what search engines are told that the lane is'),
      metaTitle: text.describe('for search results, with {from} and {to}'),
      facts: z
        .strictObject({
          road: text.describe('before the kilometres'),
          days: text.describe('before the days of driving'),
          price: text.describe('before the price; {tons} is the load that it is for'),
        })
        .describe('beside the heading: three facts of the route'),
      sample: text.describe('beside a price from an invented card'),
      noPrice: text.describe('in place of a price, where the card has none'),
      ask: text.max(32).describe('leads to the price of this road'),
      send: text.max(32).describe('leads to the contact form'),
      message: text.describe('begins the message, with {from} and {to}'),
      goods: text.describe('heading of what moves, and when'),
      checks: text.describe('heading of the papers and the checks'),
      checked: text.describe('below the checks: {date} is the day on which the facts were checked last'),
      source: text.describe('before the name of a source'),
      terms: text.describe('before the terms of the glossary'),
      others: text.describe('heading of routes that this one goes well with'),
      all: text.describe('the link to the list of routes'),
      missing: text.describe('the heading at the address of a route that has no page'),
    })
    .describe('the words that the page of every route has'),
});
