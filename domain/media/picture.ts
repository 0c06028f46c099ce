import { z } from 'zod';
import { MEDIA_PATH } from './renditions.ts';

/** Width and height, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The focal point of a picture, which no cut loses: how far it is from the left and from the top, as `object-position` has it. */
export const focusSchema = z
  .string({ error: "write how far it is from the left and from the top, such as '60% 30%'" })
  .regex(
    /^(100|\d?\d)% (100|\d?\d)%$/,
    "write how far it is from the left and from the top, such as '60% 30%'",
  )
  .describe('it stays visible where the picture is cut: click on it, or move the sliders');

/** Of a picture that says nothing. */
const CENTRE = '50% 50%';

/** How far what matters is from the left and from the top, in percent. */
export function readFocus(focus: string = CENTRE): { x: number; y: number } {
  const [x = 50, y = 50] = focus.split(' ').map(Number.parseFloat);
  return { x, y };
}

/** The largest part of a picture that has the shape of a frame, what matters as near to its middle as may be. In its own pixels. */
export function cut(picture: Size, frame: Size, focus?: string): Size & { left: number; top: number } {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const width = Math.min(picture.width, Math.round(frame.width * scale));
  const height = Math.min(picture.height, Math.round(frame.height * scale));
  const { x, y } = readFocus(focus);
  return {
    width,
    height,
    left: start(picture.width, width, x),
    top: start(picture.height, height, y),
  };
}

/** The `object-position` that shows that part, where a frame has one shape at every width. */
export function placedIn(picture: Size, frame: Size, focus: string): string {
  const { width, height, left, top } = cut(picture, frame, focus);
  const share = (begins: number, spare: number) => (spare === 0 ? 50 : Math.round((100 * begins) / spare));
  return `${share(left, picture.width - width)}% ${share(top, picture.height - height)}%`;
}

function start(whole: number, part: number, percent: number): number {
  return Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)));
}

/** The drawings that an entry may choose, each in a wide and a card view (src/ui/art/drawings). */
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
const photoSchema = z.strictObject({
  url: z.url({ protocol: /^https$/ }).or(z.string().startsWith(MEDIA_PATH)),
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string().max(250),
  credit: z.string().max(60).optional(),
  focus: focusSchema.optional(),
});

/** The picture of an entry in lists and above its text: a drawing of ours or a picture file. */
const pictureSchema = z.union([z.strictObject({ drawing: z.enum(COVERS) }), photoSchema]);

export type Photo = z.infer<typeof photoSchema>;
export type Picture = z.infer<typeof pictureSchema>;
