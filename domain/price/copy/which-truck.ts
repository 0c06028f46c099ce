import { z } from 'zod';
import { sourceSchema } from '../../shared/copy.ts';
import { LOAD_ERRORS } from '../trucks/load-query.ts';
import { PIECES } from '../trucks/pieces.ts';
import { GOODS_KINDS } from '../trucks/trucks.ts';

const counted = z.strictObject({ one: z.string(), many: z.string() });
const words = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.string());

/** Words of the 'Which truck?' tool. */
export const whichTruckSchema = z.strictObject({
  heading: z.string(),
  lead: z.string(),
  slip: z.string().describe('title of the printed slip'),
  goods: z.string(),
  kinds: words(GOODS_KINDS),
  weight: z.string(),
  unit: z.string(),
  units: z.strictObject({ t: z.string(), kg: z.string() }),
  more: z.string().describe('opens the fields that may stay empty'),
  known: z.string().describe('heads the fields that may stay empty'),
  volume: z.string(),
  pallets: z.string(),
  bags: z.string().describe('with {pieces}'),
  bag: z.string().describe('weight of one, with {piece}'),
  pieces: z.record(z.enum(PIECES), counted),
  boxes: z.string(),
  ask: z.string(),
  asking: z.string().describe('shown while the answer is under way'),
  unreached: z.string().describe('shown when the line failed and the question is asked again by itself'),
  invalid: z.string().describe('heads the list of errors'),
  errors: words(LOAD_ERRORS).describe('what is wrong with a field, some with {amount}, {piece} and {pieces}'),
  waiting: z.strictObject({ heading: z.string(), text: z.string() }).describe('before anything was asked'),
  answer: z.string().describe('heads the answer, with {load}'),
  none: z.string().describe('where no truck takes the load'),
  lowBed: z.string().describe('where a machine is too heavy or too large for one truck'),
  best: z.string(),
  others: z.string(),
  split: z.string().describe('why a heavy load is shared out, with {gross} and {ceiling}'),
  part: z
    .strictObject({ heading: z.string(), own: z.string(), message: z.string() })
    .describe('a load that shares a truck; {load} and {details} in the message'),
  leg: z.string().describe('one size of an answer, with {count} and {size}'),
  each: z.string().describe('what is loaded on one of that size, with {planned}'),
  body: z.string().describe('what is loaded on that size, with {body} and {planned}'),
  full: z.string().describe('begins with a figure and its %; with {percent} and {limit}'),
  drawn: z.string().describe('where an answer has more trucks than are drawn, with {n}'),
  limits: z.strictObject({
    weight: z.string(),
    space: z.string(),
    pallets: z.string(),
    boxes: z.string(),
    machines: z.string(),
  }),
  send: z.string().max(32),
  price: z.string().max(32).describe('leads to the price of the same load'),
  message: z.string().describe('begins the message to the desk, with {load}, {details} and {trucks}'),
  details: z
    .strictObject({ volume: z.string(), pallets: counted, bags: z.string(), boxes: counted })
    .describe('with {n}; the bags with {pieces}'),
  assumptions: z.strictObject({
    heading: z.string(),
    notes: z
      .array(z.string())
      .min(1)
      .describe('with the names of RULES in src/price/truck-finder/load-words.ts'),
    sources: z.array(sourceSchema).min(1),
    unknown: z.string().describe('for a weight that is not known'),
    table: z.strictObject({
      size: z.string(),
      empty: z.string(),
      planned: z.string(),
      space: z.string(),
      pallets: z.string(),
    }),
  }),
});

export type WhichTruckCopy = z.infer<typeof whichTruckSchema>;
