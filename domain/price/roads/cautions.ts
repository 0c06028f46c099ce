import { z } from 'zod';
import { placeSlug } from './places.ts';

/** Why a stretch of road wants care: it is driven by day only, it floods in the wet season, or its surface has failed. */
export const CAUTION_KINDS = ['daylight', 'rains', 'surface'] as const;

const cautionSchema = z.strictObject({
  from: placeSlug,
  to: placeSlug.describe('the next place on the same road'),
  kind: z.enum(CAUTION_KINDS),
  note: z.string().min(10).max(160),
  source: z.string().describe('an id of content/roads/sources.yaml'),
});

/** A source's warning about one stretch of road; it may have passed since. */
export type Caution = z.infer<typeof cautionSchema>;

/** The cautions of `content/roads/cautions.yaml`. */
export const cautionsSchema = z.array(cautionSchema);
