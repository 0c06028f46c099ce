import type { Photo } from '../media/picture.ts';
import type { Content } from './content.ts';

/** Size of the picture of a link preview, in px, as Open Graph readers expect it. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Addresses of these pictures begin so; below it, the hash of what is shown and the path of the page. */
export const SOCIAL_PATH = '/social';

/** The part of it that a photograph takes, in px. */
export const SOCIAL_PHOTO = { width: 640, height: 630 } as const;

/** How it is kept: flat colours, and photographs. */
export type SocialKind = 'png' | 'jpg';

/** The picture of one page: known by the hash of what it shows, drawn only when asked. */
export interface SocialImage {
  hash: string;
  /** The picture beside the words. */
  photo?: Photo;
  /**
   * An SVG of `SOCIAL_SIZE`, its letters drawn as paths.
   * @param photo cut to `SOCIAL_PHOTO`, a JPEG; where it cannot be had, a drawing stands in
   */
  draw(photo?: Buffer): Promise<string>;
}

/**
 * Finds the picture of a page; the built pages export one (src/entry.ts). Nothing for a path without a page. The query counts only on the
 * price page, whose answers have pictures of their own.
 */
export type SocialImageOf = (target: string, content: Content) => Promise<SocialImage | undefined>;

const HOME = '/home';
const FILE = /^(?<path>\/.+)\.(png|jpg)$/;

/**
 * Address of the picture of a page: another picture gets another address.
 * @param target path of the page, with its query where the picture depends on it
 */
export function socialAddress(target: string, hash: string, kind: SocialKind = 'png'): string {
  const [path = '', query] = target.split('?');
  return `${SOCIAL_PATH}/${hash}${path === '/' ? HOME : path}.${kind}${query ? `?${query}` : ''}`;
}

/** The path of the page that a picture's address ends with, from the slash before it; nothing when it is no picture. */
export function socialPage(file: string): string | undefined {
  const { path } = FILE.exec(file)?.groups ?? {};
  return path === HOME ? '/' : path;
}
