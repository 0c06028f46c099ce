import { z } from 'zod';
import { pendingPhoto, photographFields } from '../media/photograph.ts';
import { type PagesWith, pagesWith } from './page-records.ts';

/** The pages that have a place for photographs of trucks, stores and people at work. */
const PHOTO_PAGES = pagesWith('photographs');

/** In a row on a wide screen; more of them are an album. */
const MOST = 6;

const photographSchema = z
  .strictObject({
    ...photographFields,
    caption: z.string().min(3).max(120).optional(),
    sample: z.boolean().default(false),
  })
  .transform(pendingPhoto);

/** The photographs of a page, under a heading of their own. */
const photoBoardSchema = z.strictObject({
  heading: z.string().min(4).max(48),
  photos: z.array(photographSchema).min(1).max(MOST),
});

const boards = Object.fromEntries(PHOTO_PAGES.map((page) => [page, photoBoardSchema.optional()])) as Record<
  PagesWith<'photographs'>,
  z.ZodOptional<typeof photoBoardSchema>
>;

/** `content/photographs.yaml`: by the page that shows them. A page that is not there has none. */
export const photographsSchema = z.strictObject(boards, {
  error: ({ code }) =>
    code === 'unrecognized_keys'
      ? `photographs are shown on ${PHOTO_PAGES.join(', ')}, and on no other page`
      : undefined,
});

export type PhotoBoard = z.infer<typeof photoBoardSchema>;
export type Photographs = z.infer<typeof photographsSchema>;
