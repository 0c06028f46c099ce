import { z } from 'zod';
import { MEDIA_PATH } from './renditions.ts';

/**
 * A photograph of somebody, as `people.yaml` and `testimonials.yaml` name it: a file of `images/`, what it shows and who took it.
 * Address and size are put in when the pictures have been read (server/content/portraits.ts).
 */
export const portraitSchema = z
  .strictObject({
    file: z
      .string()
      .regex(/^[a-z0-9-]+\.(jpg|jpeg|png|webp|avif)$/, 'name a file of images/, such as ada.jpg'),
    alt: z.string().min(3).max(120).describe('what the photograph shows'),
    credit: z.string().min(2).max(60).describe('who took it'),
  })
  .transform(({ file, alt, credit }) => ({ url: `${MEDIA_PATH}${file}`, width: 1, height: 1, alt, credit }));

export type Portrait = z.infer<typeof portraitSchema>;
