import { z } from 'zod';
import { readingSchema } from '../entries/copy/articles.ts';
import { faqItemSchema, HINTS, sloganSchema, sourceSchema } from '../shared/copy.ts';
import { distinct, distinctBy } from '../shared/distinct.ts';
import { PAGE_PATHS } from '../shared/page-paths.ts';

/** The list of the roads that have a page of their own. */
export const LANES_PATH = PAGE_PATHS.lanes;

const place = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'write the slug of a place in roads/places.yaml, like port-harcourt');

/** A term of the glossary, by its address. */
const termAddress = z
  .string()
  .regex(
    /^\/resources\/glossary\/glossary[A-Z]\/[a-z0-9-]+$/,
    'write the address of a term, like /resources/glossary/glossaryW/waybill',
  );

/** Something that holds on this road and not everywhere, with its source where it is a fact of others. */
const noteSchema = z.strictObject({
  title: z.string().max(48).describe('the point in a few words'),
  text: z.string().trim().min(20).max(260).describe('what holds on this road'),
  source: sourceSchema.optional().describe(HINTS.source),
});

/**
 * A road with a page of its own, `content/lanes/<from>-<to>.yaml`. Kilometres, days, trucks and price are not written: they come from the
 * road book and the rate card. What is written is what is true of this road alone.
 */
export const laneSchema = z.strictObject({
  from: place.describe('where the road begins'),
  to: place.describe('where the road ends'),
  slogan: sloganSchema,
  lead: z.string().trim().min(60).max(260).describe(HINTS.lead),
  description: z.string().trim().min(70).max(160).describe('for search results'),
  tons: z.number().int().min(5).max(60).default(30).describe('the load whose price is shown'),
  goods: z.array(noteSchema).min(1).max(4).describe('what moves, and when'),
  checks: z.array(noteSchema).min(2).max(5).describe('papers, limits and checks on the way'),
  questions: z
    .array(faqItemSchema)
    .min(2)
    .max(4)
    .superRefine(distinctBy('id'))
    .describe('at the end of the page, in this order'),
  terms: z
    .array(termAddress)
    .min(2)
    .max(6)
    .superRefine(distinct)
    .describe('glossary terms that the page leads to'),
  reading: readingSchema
    .unwrap()
    .describe('posts and guides that the page leads to; each of them leads back to it'),
  checked: z.iso.date().describe('the day on which the facts were last held against their sources'),
});

/** The text about a road. */
export type LaneText = z.infer<typeof laneSchema>;
/** One thing that holds on a road. */
export type LaneNote = z.infer<typeof noteSchema>;

/** A road with a page of its own. */
export interface Lane extends LaneText {
  /** `<from>-<to>`, the last part of its address. */
  slug: string;
}

/** @returns the name of a lane's file and the last part of its address */
export const laneSlug = ({ from, to }: Pick<LaneText, 'from' | 'to'>): string => `${from}-${to}`;

/** @returns the address of a lane's page */
export const lanePath = ({ slug }: Pick<Lane, 'slug'>): string => `${LANES_PATH}/${slug}`;

/** How many other lanes a lane's page leads to. */
const BESIDE = 5;

/** The way back first, then the lanes from the same place, those to the same, and those that go on or come from where it ends. */
export function lanesBeside(lane: Lane, lanes: readonly Lane[]): Lane[] {
  const kin = [
    ({ from, to }: Lane) => from === lane.to && to === lane.from,
    ({ from }: Lane) => from === lane.from,
    ({ to }: Lane) => to === lane.to,
    ({ from, to }: Lane) => from === lane.to || to === lane.from,
  ];
  const found = kin.flatMap((isKin) => lanes.filter((other) => other.slug !== lane.slug && isKin(other)));
  return [...new Set(found)].slice(0, BESIDE);
}
