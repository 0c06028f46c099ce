import { z } from 'zod';
import { headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

const text = z.string().min(1);

/** Copy of the list of lanes and of what all of their pages say, `content/pages/lanes.yaml`. */
export const lanesPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: text.max(260),
  list: text.describe('heads the map and the table of lanes'),
  sample: text.describe('under a table with prices of an invented card'),
  table: z.strictObject({
    caption: text,
    road: text,
    km: text,
    days: text,
    price: text,
    about: text.describe('a length of which a part is estimated, with {km}'),
    from: text.describe('with {price}'),
    noPrice: text,
  }),
  name: text.describe('a lane in a list, with {from} and {to}'),
  road: text.describe('beside a lane, with {km} and {days}'),
  lane: z.strictObject({
    title: text.describe('with {from} and {to}'),
    service: text.describe('what search engines are told that the lane is'),
    metaTitle: text.describe('for search results, with {from} and {to}'),
    facts: z.strictObject({ road: text, days: text, price: text.describe('with {tons}') }),
    sample: text.describe('beside a price from an invented card'),
    noPrice: text,
    ask: text.max(32).describe('leads to the price of this road'),
    send: text.max(32).describe('leads to the contact form'),
    message: text.describe('begins the message, with {from} and {to}'),
    goods: text,
    checks: text,
    checked: text.describe('with {date}'),
    source: text,
    terms: text.describe('before the terms of the glossary'),
    others: text,
    all: text,
    missing: text,
  }),
});
