import { z } from 'zod';
import { placeSlug } from './places.ts';
import type { RoadSources } from './sources.ts';

const sourcedDistanceSchema = z.strictObject({
  from: placeSlug,
  to: placeSlug,
  said: z
    .array(z.strictObject({ km: z.number().positive(), source: z.string() }))
    .min(1)
    .describe('each figure with an id of content/roads/sources.yaml'),
});

/** A distance from end to end by sources; routes are held against it. */
export type SourcedDistance = z.infer<typeof sourcedDistanceSchema>;

/** The distances of `content/roads/sourced-distances.yaml`. */
export const sourcedDistancesSchema = z.array(sourcedDistanceSchema);

/** How far figures of one distance may lie apart, as a part of the smallest, to be the same road. */
export const AGREEMENT = 0.1;

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
 * The distances that a route takes from a source as a whole: the figure that stands first, where all that are said of it agree. Where
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
