import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { HINTS, headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';
import type { PriceError, Switch } from '../question/price-query.ts';
import type { LineKey } from '../rates/card.ts';
import type { Extra } from '../rates/charges.ts';
import type { UnpricedReason } from '../rates/estimate.ts';

export const text = z.string().min(1);

/** A text for each name, none left out and none besides. @param names each with what is said of it to editors */
const words = <Name extends string>(names: Record<Name, string>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<string>(names).map(([name, about]) => [name, text.describe(about)]),
    ) as Record<Name, typeof text>,
  );

const SWITCHED: Record<Switch, string> = {
  loading: 'beside the box: we bring the people who load',
  offloading: 'beside the box: we bring the people who offload',
  return: 'beside the box: the empty container is taken back',
  fod: 'beside the box: the receiver pays',
};

const ERRORS: Record<PriceError, string> = {
  missing: 'no place was typed',
  unknown: 'no place of this name is known',
  several: 'several places have this name, and are listed below',
  likely: 'the name is close to that of a place, which is asked below',
  abroad: 'the place is in another country',
  same: 'both places are the same',
  day: 'the day cannot be read',
  past: 'the day is over',
  far: 'the day is more than a year ahead',
  number: 'no whole number was typed',
  much: 'the number is too large',
};

const REASONS: Record<UnpricedReason, string> = {
  'no-card': 'there is no rate card',
  'not-yet-valid': 'the rate card begins after this day',
  expired: 'the rate card ended before this day; {until} is its last day',
  'no-trucks': 'no truck takes the load',
  'low-bed': 'a machine is too heavy or too large for one truck',
  'size-not-on-card': 'the rate card has no price for this size; {size} is the size',
  'no-distance': 'no road is known between the places',
  'beyond-card': 'the road is longer than the rate card goes',
  'extra-not-on-card': 'the rate card has no price for something asked for; {extra} is what',
  implausible: 'the numbers are too large for one order',
  'too-much': 'the price is too high for one order',
};

const EXTRAS: Record<Extra, string> = {
  loading: 'we bring the people who load',
  offloading: 'we bring the people who offload',
  waitingDay: 'days of waiting at a gate',
  extraStop: 'stops on the way',
  emptyReturn: 'the empty container is taken back',
  freightOnDelivery: 'the receiver pays',
};

const LINES: Record<LineKey, string> = {
  kilometres: 'kilometres of one price; {from} and {upTo} are where it begins and ends',
  minimum: 'in place of the kilometres, where the road is short',
  lane: 'in place of the kilometres, where the rate card has a price for the route',
  diesel: 'what the price of diesel adds or takes off',
  ...EXTRAS,
};

const lineSchema = z.strictObject({
  label: text.max(60).describe('above the field'),
  example: text.max(60).describe('a line as people write one, shown in the empty field'),
  ask: text.max(16).describe(HINTS.button),
});

const formSchema = z.strictObject({
  slip: text.describe('title of the printed slip'),
  asking: text.describe('shown while the answer is being worked out'),
  unreached: text.describe('shown when the connection failed: the page asks again by itself'),
  road: text.describe('the heading of the fields for the road'),
  from: text.describe('above the field for the place of loading'),
  to: text.describe('above the field for the place of delivery'),
  placeHint: text.describe('beside the heading: what can be typed'),
  load: text.describe('the heading of the fields for the load'),
  more: text.describe('on the line that opens the fields that few need'),
  date: text.describe('above the field for the day of loading'),
  dateHint: text.describe('a hint at the field for the day: what can be typed'),
  waiting: text.describe('above the field for the days of waiting'),
  stops: text.describe('above the field for the extra stops'),
  countHint: text.describe('a hint at each of these two fields'),
  extras: text.describe('above the four boxes to tick'),
  switches: words(SWITCHED).describe('the boxes to tick: what the price includes besides the road'),
  ask: text.max(32).describe('on the button that asks for the price'),
  again: text.describe('the heading of the form beside an answer'),
  invalid: text.describe('above the list of errors'),
  choose: text.describe('above the places that may be meant'),
  likely: text.describe('a place that is probably meant, with {name}'),
  place: text.describe('one of them, with {name} and {state}'),
});

const answerSchema = z.strictObject({
  title: text.describe('the heading of the answer, with {from} and {to}'),
  load: text.describe('below it: the {load}, and its day of loading, {date}'),
  today: text.describe('the same, where the day is today, with {load} and {date}'),
  extras: text.describe('below it: {extras} is what the price includes besides the road'),
  range: text.describe('the price in large letters, from {low} to {high}'),
  kind: text.describe('below the price: it is not a quote'),
  included: text.describe('what the price includes and what not, in one line'),
  readAs: text.describe('shown for a misspelt place: {typed} is what was typed, {name} the place'),
  part: text.describe('shown for a load that does not fill a truck'),
  trucks: text.describe('the trucks that it takes, {trucks}'),
  dry: text.describe('why goods that must stay dry take a larger truck, with {trucks}'),
  sample: text.describe('shown while the rate card is an invented one'),
  unpricedTitle: text.max(32).describe('the heading where there is no price'),
  whatsapp: text.max(32).describe('the link that sends the question by a chat'),
  send: text.max(32).describe('the link that sends the question by the form below'),
});

const slipSchema = z.strictObject({
  heading: text.describe(HINTS.heading),
  caption: text.describe('name of the table, for screen readers'),
  columns: z
    .strictObject({
      part: text.describe('above what is paid for'),
      how: text.describe('above the arithmetic'),
      amount: text.describe('above the amounts'),
    })
    .describe('the column headings of the table'),
  lines: words(LINES).describe('the lines of the table; {size} is the size of the truck'),
  units: z
    .strictObject({
      kilometres: text.describe('of one truck: {n} is the kilometres, {price} that of one'),
      trucks: text.describe('of several trucks: {count} is how many'),
      each: text.describe('of anything that is counted: {n} is how many'),
    })
    .describe('with {n}, {price} and, for several trucks, {count}'),
  total: text.describe('before the sum of all lines'),
  range: text.describe('before the lowest and the highest price'),
  rounding: text.describe(
    'how the range is made: {low} and {high} are percent of the sum, {step} is the rounding',
  ),
  card: text.describe(
    'below the table: the {version} of the rate card, its day, {issued}, and its last day, {until}',
  ),
});

const changesSchema = z.strictObject({
  heading: text.describe(HINTS.heading),
  lead: text.describe(HINTS.lead),
  diesel: text.describe('the line on diesel; {rise} is the percentage'),
  extras: words(EXTRAS).describe('one line each: what would add to the price'),
  plus: text.describe('at the end of each line: the {amount}'),
  rule: text.describe('how the price moves with diesel, with {share}, {price} and {on}'),
  others: text.describe('before the questions that remain, which follow'),
  open: z.array(text).min(1).describe('one question each, which no rate card answers'),
});

const counted = z.strictObject({
  one: text.describe(HINTS.one),
  many: text.describe('the words for any other number, which stands for {n}'),
});

const roadSchema = z.strictObject({
  heading: text.describe(HINTS.heading),
  map: text.describe('what the map shows, with {from}, {to} and {by}'),
  by: text.describe('in the place of {by} above: the towns on the way, {stops}'),
  km: text.describe('how long the road is: {km} is the number'),
  about: text.describe('the same where a part of the length is estimated, with {km}'),
  aboutNote: text.describe('why the length is estimated; {factor} is the number that it is worked out with'),
  named: text.describe('before the source of the whole length'),
  days: counted.describe('how many days it takes'),
  planned: text.describe(
    'how the days are worked out: {speed} on average, the {limit} for trucks, and {least}, the shortest time',
  ),
  lagos: z
    .strictObject({
      leaving: text.describe('where the load leaves Lagos'),
      arriving: text.describe('where the load goes to Lagos'),
      passing: text.describe('where the road leads through Lagos'),
    })
    .describe('in which hours trucks may drive in Lagos, from {from} until {until}'),
  way: text.describe('the towns on the way, {stops}'),
  others: text.describe('other roads, {ways}, each as the line below has it'),
  other: text.describe('another road: its length, {km}, and its towns, {stops}'),
  cautions: text.describe('before the warnings'),
  caution: text.describe('one warning: the part of the road, from {from} to {to}, and what is known, {note}'),
  passed: text.describe('below the warnings'),
  sources: text.describe('before the sources of the distances'),
  borders: text.describe('below the map: what it does not show'),
});

const messageSchema = z.strictObject({
  load: text.describe('the first line; {load} is the load'),
  road: text.describe('{from}, {to} and {km} are those of the answer'),
  date: text.describe('{date} is the day of loading'),
  trucks: text.describe('{trucks} are those of the answer'),
  extras: text.describe('{extras} are what the price includes besides the road'),
  waiting: counted.describe('how many days of waiting, where there are some'),
  stops: counted.describe('how many extra stops, where there are some'),
  estimate: text.describe('{estimate} is the price range, as the next line has it'),
  estimated: text.describe(
    'the range, from {low} to {high}; {version} is that of the rate card, {sample} the words below',
  ),
  sample: text.describe('in the place of {sample}, where the card is an invented one'),
  unpriced: text.describe('where there was no price'),
  goods: text.describe('the last line, for the customer to fill in'),
});

const mineSchema = z.strictObject({
  heading: text.max(32).describe(HINTS.heading),
  lead: text.describe('the paragraph below the heading: where the prices are kept'),
  empty: text.describe('shown where there are none'),
  share: text.max(16).describe('on the button that shares a price'),
  shareLabel: text.describe('the same for screen readers; {price} is the row'),
  copied: text.describe('shown where the browser copies the price, since it has no menu for sharing'),
  delete: text.max(16).describe('on the button that deletes a price'),
  deleteLabel: text.describe('the same for screen readers; {price} is the row'),
  deleteAll: text.max(32).describe('on the button that deletes all of them'),
  deleted: text.describe('shown once one is deleted'),
});

/** Copy of the page that prices a load, `content/pages/price.yaml`. */
export const pricePageSchema = z.strictObject({
  meta: metaSchema,
  answered: z
    .strictObject({
      title: text.describe('in the tab, and as the heading of a shared link'),
      description: text.describe('the text of a shared link'),
    })
    .describe('of an answer, for tabs and link previews, with {from}, {to}, {load}, {km} and {days}'),
  reading: readingSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: text.max(200).describe(HINTS.lead),
  notes: z.array(text).min(1).describe('short points below the heading'),
  line: lineSchema.describe('the field that takes a load and its road in one line'),
  form: formSchema.describe('the words of the form: above, below and on its fields'),
  errors: words(ERRORS).describe('said at a field that cannot be used'),
  answer: answerSchema.describe('the answer at the top: what the load costs, or that it has no price here'),
  unpriced: words(REASONS).describe('why there is no price, by the reason'),
  slip: slipSchema.describe('how the price is worked out, line by line'),
  changes: changesSchema.describe('what would make it cost more or less'),
  road: roadSchema.describe('the map, the way and the days of driving'),
  trucks: z
    .strictObject({
      heading: text.describe(HINTS.heading),
      lead: text.describe(HINTS.lead),
      others: text.describe('before the other ways to load it'),
    })
    .describe('the trucks that would carry the load'),
  extras: words(EXTRAS).describe('what may be asked for besides the road, inside a sentence'),
  mine: mineSchema.describe('the list of the last prices, kept in the browser of the visitor'),
  message: messageSchema.describe('the lines that WhatsApp and the contact form begin with'),
});

export type PricePageCopy = z.infer<typeof pricePageSchema>;
