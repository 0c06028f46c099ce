import { z } from 'zod';
import { focusSchema } from './picture.ts';
import { MEDIA_PATH } from './renditions.ts';

const FILE = /^[a-z0-9-]+\.(jpg|jpeg|png|webp|avif)$/;
const LOGO_FILE = /^[a-z0-9-]+\.(svg|png|webp|avif|jpg|jpeg)$/;

export const FORMATS = 'JPEG, PNG, WebP or AVIF';

/** A field whose errors, missing or wrong, have one remedy. */
const required = (remedy: string) =>
  z.string({ error: ({ input }) => (input === undefined ? `is missing: ${remedy}` : remedy) });

const WORDS = 'write what it shows, for those who do not see it';

/** The words for who does not see a picture. */
export const altSchema = (most: number) =>
  required(WORDS)
    .trim()
    .min(3, WORDS)
    .max(most, `write at most ${most} characters`)
    .describe('read aloud to people who cannot see it');

/** Who took a picture. */
export const creditSchema = required('write who took it')
  .trim()
  .min(2, 'write who took it')
  .max(60, 'write at most 60 characters')
  .describe('who took the picture');

/** The fields of a photograph of `images/`, wherever content names one. */
export const photographFields = {
  file: required('choose a picture, such as ada.jpg')
    .regex(FILE, 'choose a picture, such as ada.jpg')
    .describe(FORMATS),
  alt: altSchema(120),
  credit: creditSchema,
  focus: focusSchema.optional(),
};

/** A picture with its words: address and size are known when the files of `images/` have been read (server/content/copy/copy-photos.ts). */
export interface PlacedPhoto {
  url: string;
  width: number;
  height: number;
  alt: string;
  credit?: string | undefined;
  focus?: string | undefined;
}

/** The same before they have been read. */
export function pendingPhoto<Words extends { file: string }>({ file, ...words }: Words) {
  return { url: `${MEDIA_PATH}${file}`, width: 1, height: 1, ...words };
}

/** A client's logo: its words are the client's name. */
export const logoSchema = z
  .strictObject({
    file: required('choose a picture, such as savanna-mills.svg')
      .regex(LOGO_FILE, 'choose a picture, such as savanna-mills.svg')
      .describe('SVG, PNG, WebP, AVIF or JPEG'),
  })
  .transform(pendingPhoto);

/** A photograph of somebody, as `people.yaml` and `testimonials.yaml` name it: a file of `images/`, what it shows and who took it. */
export const portraitSchema = z.strictObject(photographFields).transform(pendingPhoto);

export type Portrait = z.infer<typeof portraitSchema>;
