import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { whichTruckSchema } from '../../price/copy/which-truck.ts';
import { TRUCK_SIZES } from '../../price/trucks/trucks.ts';
import { HINTS, metaSchema, statisticSchema, stepSchema } from '../../shared/copy.ts';
import { relatedProductSchema } from './product-parts.ts';

const statistic = <Percent extends number>(percent: Percent) =>
  statisticSchema.extend({ percent: z.literal(percent) });
const benefitSchema = z.strictObject({
  title: z.string().max(32).describe('what is agreed, in two to four words'),
  text: z.string().max(140).describe('the sentence below it'),
});
const truckSchema = z.strictObject({
  body: z.string().max(28).describe('the body that the truck is drawn with'),
  goods: z.string().max(60).describe('what such a truck usually carries, below the name of its body'),
});

/** Copy of the haulage page, `content/pages/haulage.yaml` (specification, section 2, 'Haulage page'). */
export const haulagePageSchema = z.strictObject({
  meta: metaSchema,
  reading: readingSchema,
  hero: z
    .strictObject({
      slogan: z.string().max(48).describe('painted above the heading'),
      heading: z.tuple([z.string().max(26), z.string().max(22)]).describe('two lines'),
      lead: z.string().max(200).describe(HINTS.lead),
      board: z.tuple([z.string().max(8), z.string().max(24)]).describe('painted on the container'),
      action: z
        .strictObject({ label: z.string().max(32).describe('the words on the button') })
        .describe('the large button, which leads to the contact form'),
      tool: z.string().max(32).describe("leads to the 'Which truck?' tool"),
    })
    .describe('the first screen of the page'),
  benefits: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      items: z.array(benefitSchema).min(4).max(6).describe('one point each, in this order'),
    })
    .describe('the points that a customer gets with every truck'),
  statistics: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      items: z
        .tuple([statistic(80), statistic(20), statistic(90)])
        .describe('the words of the three numbers, which do not change'),
    })
    .describe('three percentages, each drawn beside its words'),
  sizes: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      unit: z.string().max(12).describe('follows the number that a size is booked by'),
      planned: z.string().describe('below each truck: {planned} is the weight that we load'),
      unknown: z.string().describe('for a size whose load is not known'),
      trucks: z.record(z.literal(TRUCK_SIZES), truckSchema).describe('the words below each drawn truck'),
      unsure: z
        .strictObject({
          heading: z.string().describe('the question, in bold'),
          link: z.string().describe('the link to the ‘Which truck?’ tool, below the question'),
        })
        .describe('beside the sizes, for those who do not know which one they need'),
    })
    .describe('the eight truck sizes, drawn to one scale'),
  whichTruck: whichTruckSchema.describe(
    'the tool that finds a truck for what a visitor types: its labels, its errors and its answer',
  ),
  shippers: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      steps: z
        .array(stepSchema)
        .length(8, 'the specification has 8 steps for shippers')
        .describe('the stops of the route, in their order'),
    })
    .describe('the way of a load, drawn as a route with stops'),
  owners: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      lead: z.string().describe(HINTS.lead),
      steps: z
        .array(stepSchema)
        .length(6, 'the specification has 6 steps for truck owners')
        .describe('the stops of the route, in their order'),
      more: z.string().max(40).describe('leads to the page for truck owners'),
      register: z
        .string()
        .max(32)
        .describe('the link to the registration of partners, in the client platform'),
    })
    .describe('the way of a truck owner, drawn as a route with stops'),
  related: z
    .strictObject({
      heading: z.string().describe(HINTS.heading),
      products: z.array(relatedProductSchema).min(2).max(3).describe('the cards, in this order'),
    })
    .describe('cards that lead to other products'),
});

export type TruckSizesCopy = z.infer<typeof haulagePageSchema>['sizes'];
