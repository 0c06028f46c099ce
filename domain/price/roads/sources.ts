import { z } from 'zod';
import { placeSlug } from './places.ts';

/** A: an official or standard text that was read. B: a reputable source at second hand. C: a weak or a single one. */
const CONFIDENCES = ['A', 'B', 'C'] as const;

const sourceSchema = z.strictObject({
  name: z.string().trim().min(2).max(80),
  url: z.url({ protocol: /^https?$/ }),
  year: z.number().int().min(1960).max(2100).optional().describe('of the text, where it bears one'),
  confidence: z.enum(CONFIDENCES),
});

/** Where figures and cautions of the road book come from, `content/roads/sources.yaml`, by their ids. */
export const roadSourcesSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'write small letters and hyphens'),
  sourceSchema,
);

export type RoadSource = z.infer<typeof sourceSchema>;
export type RoadSources = z.infer<typeof roadSourcesSchema>;

const sourcedDistanceSchema = z.strictObject({
  from: placeSlug,
  to: placeSlug,
  said: z
    .array(z.strictObject({ km: z.number().positive(), source: z.string() }))
    .min(1)
    .describe('each figure with an id of content/roads/sources.yaml'),
});

/** A distance from end to end by sources; routes are checked against it. */
type SourcedDistance = z.infer<typeof sourcedDistanceSchema>;

/** The distances of `content/roads/sourced-distances.yaml`. */
export const sourcedDistancesSchema = z.array(sourcedDistanceSchema);

/** How far figures of one distance may lie apart, as a part of the smallest, to be the same road. */
const AGREEMENT = 0.1;

/** A length from end to end that counts for a whole route. */
export interface WholeDistance {
  from: string;
  to: string;
  km: number;
  source: string;
  /** The source is a weak one. */
  about: boolean;
}

/**
 * The distances that a route takes from a source as a whole: the figure that is first, where all that are said of it agree. Where
 * sources contradict each other none counts, and the route is the sum of its parts.
 */
export function wholeDistances(distances: readonly SourcedDistance[], sources: RoadSources): WholeDistance[] {
  return distances.flatMap(({ from, to, said }) => {
    const [first] = said;
    const figures = said.map(({ km }) => km);
    if (!first || !agree(Math.min(...figures), Math.max(...figures))) return [];
    return [{ from, to, ...first, about: sources[first.source]?.confidence === 'C' }];
  });
}

/** Whether two figures, the smaller first, can be those of one road. */
export const agree = (less: number, more: number): boolean => more <= less * (1 + AGREEMENT);

/** Why a stretch of road wants care: it is driven by day only, it floods in the wet season, or its surface has failed. */
const CAUTION_KINDS = ['daylight', 'rains', 'surface'] as const;

const cautionSchema = z.strictObject({
  from: placeSlug,
  to: placeSlug.describe('the next place on the same road'),
  kind: z.enum(CAUTION_KINDS),
  instead: z
    .array(placeSlug)
    .min(1)
    .optional()
    .describe('trucks avoid this stretch and go by these places: the shorter way is named beside that'),
  note: z.string().trim().min(10).max(160),
  source: z.string().describe('an id of content/roads/sources.yaml'),
});

/** A source's warning about one stretch of road; it may have passed since. */
export type Caution = z.infer<typeof cautionSchema>;

/** The cautions of `content/roads/cautions.yaml`. */
export const cautionsSchema = z.array(cautionSchema);

const LONGEST = 1000;

const segmentSchema = z
  .strictObject({
    from: placeSlug,
    via: z.array(placeSlug).min(1).optional().describe('places on the way, in their order'),
    to: placeSlug,
    km: z.number().positive().max(LONGEST).optional().describe('of the whole road, as the source says'),
    source: z.string().optional().describe('an id of content/roads/sources.yaml'),
    road: z
      .string()
      .regex(/^A\d{1,3}$/, 'write the number of a trunk road, like A1')
      .optional(),
  })
  .refine(({ km, source }) => (km === undefined) === (source === undefined), {
    message: "write 'km' together with its 'source', or neither",
  });

/** A road that joins places, in both directions. One without kilometres of a source is measured on the map. */
export type Segment = z.infer<typeof segmentSchema>;

/** The roads of `content/roads/segments.yaml`. */
export const segmentsSchema = z.array(segmentSchema).min(1);

/** The places along a road, its ends included. */
export const stopsOf = ({ from, via = [], to }: Segment): string[] => [from, ...via, to];
