import { z } from 'zod';
import { placeSlug } from './places.ts';

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
