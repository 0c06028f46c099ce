import { z } from 'zod';
import { metaSchema, statisticSchema, stepSchema } from '../copy.ts';
import { LOAD_FAULTS } from '../load-query.ts';
import { GOODS_KINDS, TRUCK_SIZES } from '../trucks.ts';
import { relatedProductSchema, sourceSchema } from './product.ts';
import { readingSchema } from './reading.ts';

const statistic = <Percent extends number>(percent: Percent) =>
  statisticSchema.extend({ percent: z.literal(percent) });
const benefitSchema = z.strictObject({ title: z.string().max(32), text: z.string().max(140) });
const truckSchema = z.strictObject({
  body: z.string().max(28).describe('the body that the truck is drawn with'),
  goods: z.string().max(60),
});
const words = <Name extends string>(names: readonly Name[]) => z.record(z.enum(names), z.string());

/** Words of the 'Which truck?' tool. */
const whichTruckSchema = z.strictObject({
  heading: z.string(),
  lead: z.string(),
  slip: z.string().describe('title of the printed slip'),
  goods: z.string(),
  kinds: words(GOODS_KINDS),
  weight: z.string(),
  unit: z.string(),
  units: z.strictObject({ t: z.string(), kg: z.string() }),
  known: z.string().describe('heads the fields that may stay empty'),
  volume: z.string(),
  pallets: z.string(),
  bags: z.string(),
  bag: z.string().describe('weight of one bag'),
  ask: z.string(),
  asking: z.string().describe('shown while the answer is under way'),
  unreached: z.string().describe('shown when the line failed and the question is asked again by itself'),
  faulty: z.string().describe('heads the list of faults'),
  faults: words(LOAD_FAULTS).describe('what is wrong with a field, some with {amount}'),
  waiting: z.strictObject({ heading: z.string(), text: z.string() }).describe('before anything was asked'),
  answer: z.string().describe('heads the answer, with {load}'),
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
  limits: z.strictObject({ weight: z.string(), space: z.string(), pallets: z.string() }),
  send: z.string().max(32),
  price: z.string().max(32).describe('leads to the price of the same load'),
  message: z.string().describe('begins the message to the desk, with {load}, {details} and {trucks}'),
  details: z.strictObject({ volume: z.string(), pallets: z.string(), bags: z.string() }),
  assumptions: z.strictObject({
    heading: z.string(),
    notes: z.array(z.string()).min(1).describe('with the names of RULES in src/sections/haulage/rules.ts'),
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

/** Copy of the haulage page, `content/pages/haulage.yaml` (specification, section 2, 'Haulage page'). */
export const haulagePageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  hero: z.strictObject({
    slogan: z.string().max(48).describe('painted above the heading'),
    heading: z.tuple([z.string().max(26), z.string().max(22)]).describe('two lines'),
    lead: z.string().max(200),
    board: z.tuple([z.string().max(8), z.string().max(24)]).describe('painted on the container'),
    action: z.strictObject({ label: z.string().max(32) }),
    tool: z.string().max(32).describe("leads to the 'Which truck?' tool"),
    price: z.string().max(32).describe('leads to the page that prices a load'),
  }),
  benefits: z.strictObject({ heading: z.string(), items: z.array(benefitSchema).min(4).max(6) }),
  statistics: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    items: z.tuple([statistic(80), statistic(20), statistic(90)]),
  }),
  sizes: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    unit: z.string().max(12).describe('follows the number that a size is booked by'),
    planned: z.string().describe('what is loaded on a size, with {planned}'),
    unknown: z.string().describe('for a size whose load is not known'),
    trucks: z.record(z.literal(TRUCK_SIZES), truckSchema),
    unsure: z.strictObject({ heading: z.string(), link: z.string() }),
  }),
  whichTruck: whichTruckSchema,
  shippers: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    steps: z.array(stepSchema).length(8, 'the specification has 8 steps for shippers'),
  }),
  owners: z.strictObject({
    heading: z.string(),
    lead: z.string(),
    steps: z.array(stepSchema).length(6, 'the specification has 6 steps for truck owners'),
    more: z.string().max(40).describe('leads to the page for truck owners'),
    register: z.string().max(32),
  }),
  related: z.strictObject({ heading: z.string(), products: z.array(relatedProductSchema).min(2).max(3) }),
});

export type WhichTruckCopy = z.infer<typeof whichTruckSchema>;
export type TruckSizesCopy = z.infer<typeof haulagePageSchema>['sizes'];
