import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';
import type { PriceError, Switch } from '../question/price-query.ts';
import { CHARGES, type LineKey } from '../rates/card.ts';
import type { Extra } from '../rates/charges.ts';
import type { UnpricedReason } from '../rates/estimate.ts';

const text = z.string().min(1);
/** A text for each name, none left out and none besides. */
const words = <Name extends string>(names: Record<Name, true>) =>
  z.strictObject(
    Object.fromEntries(Object.keys(names).map((name) => [name, text])) as Record<Name, typeof text>,
  );

const SWITCHED: Record<Switch, true> = { loading: true, offloading: true, return: true, fod: true };
const ERRORS: Record<PriceError, true> = {
  missing: true,
  unknown: true,
  several: true,
  likely: true,
  abroad: true,
  same: true,
  day: true,
  past: true,
  far: true,
  number: true,
  much: true,
};
const REASONS: Record<UnpricedReason, true> = {
  'no-card': true,
  'not-yet-valid': true,
  expired: true,
  'no-trucks': true,
  'low-bed': true,
  'size-not-on-card': true,
  'no-distance': true,
  'beyond-card': true,
  'extra-not-on-card': true,
  implausible: true,
  'too-much': true,
};
const EXTRAS = Object.fromEntries([...CHARGES, 'freightOnDelivery'].map((name) => [name, true])) as Record<
  Extra,
  true
>;
const LINES: Record<LineKey, true> = { kilometres: true, minimum: true, lane: true, diesel: true, ...EXTRAS };

const lineSchema = z.strictObject({
  label: text.max(60),
  example: text.max(60).describe('a line as people write one, shown in the empty field'),
  ask: text.max(16),
});

const formSchema = z.strictObject({
  slip: text.describe('title of the printed slip'),
  asking: text.describe('shown while the answer is under way'),
  unreached: text.describe('shown when the line failed and the question is asked again by itself'),
  road: text,
  from: text,
  to: text,
  placeHint: text,
  load: text,
  more: text.describe('opens the fields that few need'),
  date: text,
  dateHint: text,
  waiting: text,
  stops: text,
  countHint: text,
  extras: text,
  switches: words(SWITCHED),
  ask: text.max(32),
  again: text.describe('heads the form beside an answer'),
  invalid: text.describe('heads the list of errors'),
  choose: text.describe('heads the places that may be meant'),
  likely: text.describe('a place that is probably meant, with {name}'),
  place: text.describe('one of them, with {name} and {state}'),
});

const answerSchema = z.strictObject({
  title: text.describe('with {from} and {to}'),
  load: text.describe('with {load} and {date}'),
  today: text.describe('the same, where the day is today'),
  extras: text.describe('with {extras}'),
  range: text.describe('with {low} and {high}'),
  kind: text.describe('says that it is not a quote'),
  included: text.describe('what the price includes and what not, in one line'),
  readAs: text.describe('a misspelt place that was understood, with {typed} and {name}'),
  part: text.describe('said of a load that shares a truck'),
  trucks: text.describe('with {trucks}'),
  dry: text.describe('why goods that must stay dry take a larger truck, with {trucks}'),
  sample: text.describe('said once of an answer from an invented card'),
  unpricedTitle: text.max(32),
  whatsapp: text.max(32),
  send: text.max(32),
});

const slipSchema = z.strictObject({
  heading: text,
  caption: text,
  columns: z.strictObject({ part: text, how: text, amount: text }),
  lines: words(LINES).describe('with {from}, {upTo} and {size}'),
  units: z
    .strictObject({ kilometres: text, trucks: text, each: text })
    .describe('with {n}, {price} and, for several trucks, {count}'),
  total: text,
  range: text,
  rounding: text.describe('with {low}, {high} and {step}'),
  card: text.describe('with {version}, {issued} and {until}'),
});

const changesSchema = z.strictObject({
  heading: text,
  lead: text,
  diesel: text.describe('with {rise}'),
  extras: words(EXTRAS),
  plus: text.describe('with {amount}'),
  rule: text.describe('how the price moves with diesel, with {share}, {price} and {on}'),
  others: text,
  open: z.array(text).min(1).describe('what no card knows'),
});

const counted = z.strictObject({ one: text, many: text.describe('with {n}') });

const roadSchema = z.strictObject({
  heading: text,
  map: text.describe('what the map shows, with {from}, {to} and {by}'),
  by: text.describe('with {stops}'),
  km: text.describe('with {km}'),
  about: text.describe('a length of which a part is estimated, with {km}'),
  aboutNote: text.describe('with {factor}'),
  named: text.describe('names the source of the whole length'),
  days: counted,
  planned: text.describe('what the days assume, with {speed}, {limit} and {least}'),
  lagos: z.strictObject({ leaving: text, arriving: text, passing: text }).describe('with {from} and {until}'),
  way: text.describe('with {stops}'),
  others: text.describe('with {ways}'),
  other: text.describe('with {km} and {stops}'),
  cautions: text,
  caution: text.describe('with {from}, {to} and {note}'),
  passed: text,
  sources: text,
  borders: text.describe('what the map is not'),
});

const messageSchema = z.strictObject({
  load: text,
  road: text,
  date: text,
  trucks: text,
  extras: text,
  waiting: counted,
  stops: counted,
  estimate: text.describe('with {estimate}'),
  estimated: text.describe('with {low}, {high}, {version} and {sample}'),
  sample: text,
  unpriced: text,
  goods: text,
});

const mineSchema = z.strictObject({
  heading: text.max(32),
  lead: text.describe('says where they are kept'),
  empty: text.describe('said where there are none'),
  share: text.max(16),
  shareLabel: text.describe('the same for those who do not see the row, with {price}'),
  copied: text.describe('said where the browser has no menu for sharing'),
  delete: text.max(16),
  deleteLabel: text.describe('with {price}'),
  deleteAll: text.max(32),
  deleted: text,
});

/** Copy of the page that prices a load, `content/pages/price.yaml`. */
export const pricePageSchema = z.strictObject({
  meta: metaSchema,
  answered: z
    .strictObject({ title: text, description: text })
    .describe('of an answer, for tabs and link previews, with {from}, {to}, {load}, {km} and {days}'),
  reading: readingSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: text.max(200),
  notes: z.array(text).min(1),
  line: lineSchema.describe('the field that takes a load and its road in one line'),
  form: formSchema,
  errors: words(ERRORS),
  answer: answerSchema,
  unpriced: words(REASONS),
  slip: slipSchema,
  changes: changesSchema,
  road: roadSchema,
  trucks: z.strictObject({ heading: text, lead: text, others: text }),
  extras: words(EXTRAS).describe('what may be asked for besides the road, inside a sentence'),
  mine: mineSchema.describe('the last answers, kept in the browser'),
  message: messageSchema.describe('the lines that WhatsApp and the contact form begin with'),
});

export type PricePageCopy = z.infer<typeof pricePageSchema>;

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
