import { z } from 'zod';
import { webAddressSchema } from '../shared/links.ts';

/** A video of `content/videos.yaml` (specification, section 3, 'Video'). */
export const videoSchema = z.strictObject({
  id: z.int().min(1).describe('the number in the address of its page, which no other video has'),
  title: z.string().trim().min(3).max(80).describe('the heading of its page and of its card in the list'),
  content: z
    .string()
    .trim()
    .min(100, 'write at least 100 characters: the list shows the first 100')
    .describe('what the video is about: the list shows the first 100 characters, its page all of it'),
  length: z
    .string()
    .regex(/^\d{1,3}:[0-5]\d$/, 'write minutes and seconds, like 2:05')
    .optional()
    .describe('minutes and seconds, as in 2:05'),
  captions: z
    .boolean()
    .optional()
    .describe('whether captions that a person wrote come with it; leave it out when you do not know'),
  published: z.iso
    .date('write the day as 2026-11-21')
    .optional()
    .describe('the day on which it can be seen first'),
  url: webAddressSchema
    .refine((url) => watchId(url) !== '', 'write the address of the video, like https://youtu.be/M7lc1UVf-VE')
    .describe('the address that YouTube gives, by Share or of its page'),
  sample: z.boolean().default(false),
});

export type Video = z.infer<typeof videoSchema>;

/** Letters of a video's text that a list shows (specification, section 9). */
export const EXCERPT_LENGTH = 100;

/** The only outside addresses that the pages of videos need: pictures, and the player that sets no cookie before it plays. */
export const THUMBNAIL_HOST = 'https://i.ytimg.com';
export const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** Holds a page for each video. */
export const VIDEO_FOLDER = '/resources/video';

export function videoPath(id: number): string {
  return `${VIDEO_FOLDER}/${id}`;
}

/** The id that the video site knows a video by: what is after `v=`, or the end of a short address. Empty when there is none. */
export function watchId(url: string): string {
  return /(?:[?&]v=|\/\/youtu\.be\/)([\w-]+)/.exec(url)?.[1] ?? '';
}

/** Address of a video's picture, 480 by 360. */
export function thumbnail({ url }: Pick<Video, 'url'>): string {
  return `${THUMBNAIL_HOST}/vi/${watchId(url)}/hqdefault.jpg`;
}

/** Address of the player, which begins to play. */
export function playerAddress({ url }: Pick<Video, 'url'>): string {
  return `${PLAYER_HOST}/embed/${watchId(url)}?autoplay=1`;
}

/** The first letters of a text, with an ellipsis where more follow. */
export function excerpt(text: string): string {
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH).trimEnd()}…` : text;
}
