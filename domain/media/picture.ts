import { z } from 'zod';
import { focusSchema } from './focus.ts';
import { MEDIA_PATH } from './renditions.ts';

/** The scenes of the drawing kit that an entry may choose, each in a wide and a card view (src/ui/art/scenes/covers). */
export const COVERS = [
  'quay',
  'yard',
  'warehouse',
  'corridor',
  'terminal',
  'damage',
  'tally',
  'payment',
  'night',
  'depot',
  'pallets',
  'rain',
  'seal',
  'inspection',
  'fleet',
  'park',
  'barrier',
  'return',
  'clock',
] as const;
export type Cover = (typeof COVERS)[number];

/** A picture file, at an https address or from the local pipeline: its true size in px, and what it shows. */
export const photoSchema = z.strictObject({
  url: z.url({ protocol: /^https$/ }).or(z.string().startsWith(MEDIA_PATH)),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string().max(250),
  credit: z.string().max(60).optional(),
  focus: focusSchema.optional(),
});

/** The picture of an entry in lists and above its text: a drawing of ours or a picture file. */
export const pictureSchema = z.union([z.strictObject({ drawing: z.enum(COVERS) }), photoSchema]);

export type Photo = z.infer<typeof photoSchema>;
export type Picture = z.infer<typeof pictureSchema>;
