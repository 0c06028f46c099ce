import { z } from 'zod';
import { metaSchema } from '../copy.ts';

/** Copy of the list of videos and of the screen around one (specification, section 2). */
export const videosPageSchema = z.strictObject({
  meta: metaSchema,
  heading: z.string(),
  lead: z.string().max(160),
  watch: z.literal('Watch Now'),
  back: z.literal('Back to Videos'),
  play: z.string().describe('the button that loads the player, with {title}'),
  privacy: z.string().describe('what a click loads, and from whom'),
  notAvailable: z.string(),
});
