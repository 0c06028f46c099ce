import { z } from 'zod';
import { HINTS, sourceSchema } from '../../shared/copy.ts';
import type { LoadErrorKind } from '../trucks/load-query.ts';
import { PIECES } from '../trucks/pieces.ts';
import { GOODS_KINDS } from '../trucks/trucks.ts';

const counted = z.strictObject({
  one: z.string().describe('the word for one'),
  many: z.string().describe('the word for several'),
});
const words = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.string());

/** What was typed, for each error. */
const ERRORS: Record<LoadErrorKind, string> = {
  number: 'no number was typed',
  zero: 'the number is 0',
  whole: 'the number must be a whole one',
  missing: 'no weight was typed, nor what one bag weighs',
  emptyBox: 'the weight is missing for one container; weights to choose from follow',
  emptyBoxes: 'the weight is missing for several containers, {amount}; weights to choose from follow',
  trucks: 'trucks were typed in place of a weight, {amount}; weights to choose from follow',
  unweighed: 'the number of {pieces} was typed, and not what one {piece} weighs',
  heavyBag: 'one {piece} is heavier than {amount}',
  differs: 'the {pieces} together weigh {amount}, and the weight says something else',
  much: 'the load is heavier than {amount}',
  light: 'the load is lighter than 1 kg',
  loose: 'the volume is too large for the weight',
  lightPallets: 'a pallet would weigh less than 1 kg',
  choose: 'two weights were typed, which follow to choose from',
  confirm: 'a weight is likely, which follows to confirm',
  kilograms: 'the number of tonnes is so high that kilograms may be meant',
  container: 'the length of the container is not said',
  kind: 'how the load is packed is not said',
  special: 'a truck was asked for that has no price',
  heavyBox: 'a container is heavier than {amount}',
  lightBoxes: 'a container would weigh less than 1 kg',
};
const errors = z.strictObject(
  Object.fromEntries(
    Object.entries(ERRORS).map(([name, about]) => [name, z.string().describe(about)]),
  ) as Record<LoadErrorKind, z.ZodString>,
);

/** Words of the 'Which truck?' tool. */
export const whichTruckSchema = z.strictObject({
  heading: z.string().describe('the heading of the tool'),
  lead: z.string().describe(HINTS.lead),
  slip: z.string().describe('the title of the form'),
  goods: z.string().describe('above the choice of how the load is packed'),
  kinds: words(GOODS_KINDS).describe('the ways of packing that a visitor chooses from'),
  weight: z.string().describe('above the field for the weight'),
  unit: z.string().describe('above the choice of the unit of the weight'),
  units: z
    .strictObject({
      t: z.string().describe('the choice of tonnes'),
      kg: z.string().describe('the choice of kilograms'),
    })
    .describe('the two units that a visitor chooses from'),
  more: z.string().describe('on the line that opens the fields that may stay empty'),
  known: z.string().describe('above the fields that may stay empty'),
  volume: z.string().describe('above the field for the volume, in m³'),
  pallets: z.string().describe('above the field for the number of pallets'),
  bags: z.string().describe('above the field for the number; {pieces} is the word for the things'),
  bag: z.string().describe('above the field for the weight of one; {piece} is the word for it'),
  pieces: z
    .record(z.enum(PIECES), counted)
    .describe('the words for each thing that a load is counted in, as in ‘600 bags’'),
  boxes: z.string().describe('above the field for the number of containers'),
  ask: z.string().describe('on the button that asks for the trucks'),
  asking: z.string().describe('shown while the answer is being worked out'),
  unreached: z.string().describe('shown when the connection failed: the page asks again by itself'),
  invalid: z.string().describe('above the list of errors'),
  errors: errors.describe('said at a field that cannot be used: the words for each error'),
  waiting: z
    .strictObject({
      heading: z.string().describe('in bold'),
      text: z.string().describe('below the heading: what to type, for example'),
    })
    .describe('shown in the place of the answer, before anything was asked'),
  answer: z.string().describe('above the answer; {load} is what was typed'),
  none: z.string().describe('where no truck takes the load'),
  lowBed: z.string().describe('where a machine is too heavy or too large for one truck'),
  best: z.string().describe('above the first answer'),
  others: z.string().describe('above the answers that would do, too'),
  split: z
    .string()
    .describe(
      'why a heavy load takes several trucks: {gross} is what one would weigh, {ceiling} the most we load to',
    ),
  part: z
    .strictObject({
      heading: z.string().describe('in bold, above the offer'),
      own: z.string().describe('above the truck that takes this load alone'),
      message: z
        .string()
        .describe('what the message to our team begins with; {load} and {details} are what was typed'),
    })
    .describe('the answer where the load does not fill a truck'),
  leg: z.string().describe('one line of the answer: {count} trucks of this {size}'),
  each: z.string().describe('below it: {planned} is the weight on each'),
  body: z.string().describe('below the drawing: {body} is the name of the truck, {planned} the weight on it'),
  full: z
    .string()
    .describe(
      'how full the truck is: {percent} is the number, which comes first, {limit} what fills it first',
    ),
  drawn: z.string().describe('where the answer has more trucks than the {n} that are drawn'),
  limits: z
    .strictObject({
      weight: z.string().describe('the load is as heavy as the truck may carry'),
      space: z.string().describe('the load fills the space'),
      pallets: z.string().describe('the pallets fill the places'),
      boxes: z.string().describe('the containers fill the places'),
      machines: z.string().describe('one machine fills the truck'),
    })
    .describe('what fills a truck first, in the place of {limit} in the line ‘Full’ above'),
  send: z.string().max(32).describe('on the link that sends the load to our team by the contact form'),
  price: z.string().max(32).describe('leads to the price of the same load'),
  message: z
    .string()
    .describe('what the message to our team begins with, with {load}, {details} and {trucks}'),
  details: z
    .strictObject({
      volume: z.string().describe('{n} is the volume in m³'),
      pallets: counted.describe('how many pallets, {n}'),
      bags: z.string().describe('{n} is the number, and {pieces} the word for the things'),
      boxes: counted.describe('how many containers, {n}'),
    })
    .describe('parts of a load, in the place of {details}'),
  assumptions: z
    .strictObject({
      heading: z.string().describe('on the line that opens it'),
      notes: z
        .array(z.string())
        .min(1)
        .describe(
          'one point each, with numbers that the tool uses: {axle}, {ceiling}, {two}, {six}, {goods20}, {space20}, {goods40} and {space40}',
        ),
      sources: z.array(sourceSchema).min(1).describe(HINTS.sources),
      unknown: z.string().describe('for a weight that is not known'),
      table: z
        .strictObject({
          size: z.string().describe('above the size of the truck'),
          empty: z.string().describe('above what the truck itself weighs'),
          planned: z.string().describe('above what we load at most'),
          space: z.string().describe('above the cubic metres'),
          pallets: z.string().describe('above the places for pallets'),
        })
        .describe('the column headings of the table of trucks'),
    })
    .describe('what the answers are worked out from, folded below the tool'),
});

export type WhichTruckCopy = z.infer<typeof whichTruckSchema>;
