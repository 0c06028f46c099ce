import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { whichTruckSchema } from '../../price/copy/which-truck.ts';
import { TRUCK_SIZES } from '../../price/trucks/trucks.ts';
import { metaSchema, statisticSchema, stepSchema } from '../../shared/copy.ts';
import { relatedProductSchema } from './products.ts';

const statistic = <Percent extends number>(percent: Percent) =>
  statisticSchema.extend({ percent: z.literal(percent) });
const benefitSchema = z.strictObject({ title: z.string().max(32), text: z.string().max(140) });
const truckSchema = z.strictObject({
  body: z.string().max(28).describe('the body that the truck is drawn with'),
  goods: z.string().max(60),
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

export type TruckSizesCopy = z.infer<typeof haulagePageSchema>['sizes'];
