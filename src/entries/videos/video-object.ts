import type { VideoObject, WithContext } from 'schema-dts';
import { PLAYER_HOST, thumbnail, type Video, watchId } from '#domain/entries/videos.ts';
import { beginningOf } from '#domain/shared/dates.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';

/**
 * A video as search engines read it.
 * @see https://schema.org/VideoObject
 */
export function videoObject(video: Video): WithContext<VideoObject> {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: video.title,
    description: video.content,
    ...(video.published && { uploadDate: beginningOf(video.published) }),
    thumbnailUrl: thumbnail(video),
    embedUrl: `${PLAYER_HOST}/embed/${watchId(video.url)}`,
    inLanguage: LANGUAGE_TAG,
  };
}
