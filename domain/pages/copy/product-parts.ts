import { z } from 'zod';
import { readingSchema } from '../../entries/copy/articles.ts';
import { actionSchema, closingCallSchema, HINTS, metaSchema, statisticSchema } from '../../shared/copy.ts';
import { pagesWith } from '../page-records.ts';

/** A card that leads from one product to another. */
export const relatedProductSchema = z.strictObject({
  page: z.enum(pagesWith('product')).describe('the product page that the card leads to'),
  title: z.string().max(28).describe('the name of the product'),
  text: z.string().trim().min(10).max(110).describe('the sentence below it'),
});

/** The opening and closing of every product page but haulage (specification, section 2, 'Other product pages'). */
export const productParts = {
  meta: metaSchema,
  related: z
    .strictObject({
      heading: z.string().max(48).describe(HINTS.heading),
      products: z.array(relatedProductSchema).min(2).max(3).describe('the cards, in this order'),
    })
    .describe('cards that lead to other products'),
  closing: closingCallSchema,
  reading: readingSchema,
};

/** The first screen of a product page; its call to action leads to the contact page. */
export const productHeroSchema = z.strictObject({
  slogan: z.string().max(40).describe('the painted line above the heading'),
  heading: z
    .string()
    .max(56, 'names what the page offers, in 56 characters at most')
    .describe('the large heading of the page'),
  lead: z.string().max(200).describe(HINTS.lead),
  action: actionSchema
    .extend({ path: z.literal('/contact') })
    .describe('the button, which leads to the contact page'),
});

/** The words around the statistics of a page whose percentages the specification fixes, in its order. */
export function figuresSchema<const Percents extends readonly [number, ...number[]]>(percents: Percents) {
  return z.strictObject({
    heading: z.string().max(60).describe(HINTS.heading),
    key: z.string().optional().describe('how the drawing is read'),
    items: z
      .array(statisticSchema)
      .refine((items) => String(items.map(({ percent }) => percent)) === String(percents), {
        message: `the percentages are specified: ${percents.join(', ')}, in this order`,
      })
      .describe('the words of the percentages, which do not change'),
  });
}

export type RelatedProduct = z.infer<typeof relatedProductSchema>;

export type ProductHeroCopy = z.infer<typeof productHeroSchema>;

export type FiguresCopy = z.infer<ReturnType<typeof figuresSchema>>;
