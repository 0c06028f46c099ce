import { z } from 'zod';
import { headingSchema, metaSchema, sloganSchema } from '../../shared/copy.ts';

/** Copy of the list of videos and of the screen around one (specification, section 2). */
export const videosPageSchema = z.strictObject({
  meta: metaSchema,
  heading: headingSchema,
  slogan: sloganSchema,
  lead: z.string().max(160),
  watch: z.literal('Watch Now'),
  back: z.literal('Back to Videos'),
  play: z.string().describe('the button that loads the player, with {title}'),
  privacy: z.string().describe('what a click loads, and from whom'),
  length: z.string().includes('{length}').describe('below a video whose length is known'),
  captions: z
    .strictObject({ yes: z.string(), no: z.string(), unknown: z.string() })
    .describe('below a video: whether captions that a person wrote come with it'),
  notAvailable: z.string(),
});
