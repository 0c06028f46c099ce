import { z } from 'zod';
import { metaSchema, relatedProductSchema, statisticSchema, stepSchema } from '../copy.ts';

const statistic = <Percent extends number>(percent: Percent) =>
  statisticSchema.extend({ percent: z.literal(percent) });
const benefitSchema = z.strictObject({ title: z.string().max(32), text: z.string().max(140) });
const truckSchema = z.strictObject({
  body: z.string().max(28).describe('the body that the truck is drawn with'),
  goods: z.string().max(60),
});

/** Words of the 'Which truck?' tool. */
const whichTruckSchema = z.strictObject({
  heading: z.string(),
  lead: z.string(),
  slip: z.string().describe('title of the printed slip'),
  goods: z.string(),
  kinds: z.strictObject({ packed: z.string(), loose: z.string(), liquid: z.string() }),
  weight: z.string(),
  unit: z.string(),
  units: z.strictObject({ t: z.string(), kg: z.string() }),
  known: z.string().describe('heads the fields that may stay empty'),
  volume: z.string(),
  pallets: z.string(),
  bags: z.string(),
  bag: z.string().describe('weight of one bag'),
  ask: z.string(),
  faulty: z.string().describe('heads the list of faults'),
  waiting: z.strictObject({ heading: z.string(), text: z.string() }).describe('before anything was asked'),
  answer: z.string().describe('heads the answer, with {load}'),
  best: z.string(),
  others: z.string(),
  leg: z.string().describe('one size of an answer, with {count} and {size}'),
  full: z.string().describe('with {percent} and {limit}'),
  limits: z.strictObject({ weight: z.string(), space: z.string(), pallets: z.string() }),
  send: z.string().max(32),
  message: z.string().describe('begins the message to the desk, with {load}, {details} and {trucks}'),
  details: z.strictObject({ volume: z.string(), pallets: z.string(), bags: z.string() }),
  assumptions: z.strictObject({
    heading: z.string(),
    notes: z.array(z.string()).min(1),
    table: z.strictObject({ size: z.string(), space: z.string(), pallets: z.string() }),
  }),
});

/** Copy of the haulage page, `content/pages/haulage.yaml` (specification, section 2, 'Haulage page'). */
export const haulagePageSchema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    heading: z.tuple([z.string().max(20), z.string().max(22)]).describe('two lines'),
    lead: z.string().max(200),
    board: z.tuple([z.string().max(8), z.string().max(24)]).describe('painted on the container'),
    action: z.strictObject({ label: z.string().max(32) }),
    tool: z.string().max(32).describe("leads to the 'Which truck?' tool"),
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
    trucks: z.strictObject({
      15: truckSchema,
      20: truckSchema,
      25: truckSchema,
      30: truckSchema,
      40: truckSchema,
      45: truckSchema,
      50: truckSchema,
      60: truckSchema,
    }),
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
    register: z.string().max(32),
  }),
  related: z.strictObject({ heading: z.string(), products: z.array(relatedProductSchema).min(2).max(3) }),
});

export type WhichTruckCopy = z.infer<typeof whichTruckSchema>;
