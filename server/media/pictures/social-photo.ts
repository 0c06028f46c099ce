import { MEDIA_PATH, usualRendition } from '#domain/media/renditions.ts';
import { SOCIAL_PHOTO } from '#domain/services/social.ts';
import { cutPicture } from './cut-picture.ts';
import type { Renditions } from './renditions.ts';
import type { CutPhoto } from './social-pictures.ts';

/** A picture that takes longer than this, in ms, is left out until it is next asked for. */
const FETCH_LIMIT_MS = 10_000;
/** In bytes; a picture 1280 px wide has no more. */
const LARGEST = 8 * 1024 * 1024;

/**
 * Gets the photographs of link previews: those of the images folder from disk, those of the content service, which alone the
 * entries of a space name (server/content/contentful/assets.ts), from there.
 */
export function photoCutter(local: Pick<Renditions, 'cut'>, fetchPicture = fetch): CutPhoto {
  return async ({ focus, ...photo }) => {
    if (photo.url.startsWith(MEDIA_PATH)) return local.cut(photo.url, SOCIAL_PHOTO, focus);
    const answer = await fetchPicture(usualRendition(photo), {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    });
    const length = Number(answer.headers.get('content-length') ?? 0);
    if (!answer.ok || length > LARGEST) return undefined;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return bytes.length > LARGEST ? undefined : cutPicture(bytes, SOCIAL_PHOTO, focus);
  };
}
