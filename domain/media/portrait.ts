import { z } from 'zod';
import { pendingPhoto, photographFields } from './photograph.ts';

/** A photograph of somebody, as `people.yaml` and `testimonials.yaml` name it: a file of `images/`, what it shows and who took it. */
export const portraitSchema = z.strictObject(photographFields).transform(pendingPhoto);

export type Portrait = z.infer<typeof portraitSchema>;
