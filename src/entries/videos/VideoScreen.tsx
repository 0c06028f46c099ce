import type { ReactNode } from 'react';
import type { VideoObject, WithContext } from 'schema-dts';
import { PLAYER_HOST, thumbnail, type Video, watchId } from '#domain/entries/videos.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { beginningOf } from '#domain/shared/dates.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { VIDEOS_PATH } from '#domain/shared/page-paths.ts';

interface Props {
  video: Video;
  copy: PageCopy<'videos'>;
  /** There is no video yet, so nothing to say of its player. */
  soon: boolean;
  /** The player. */
  children: ReactNode;
}

/** A video with its text. */
export function VideoScreen({ video, copy, soon, children }: Props) {
  return (
    <article className="bg-ink text-paper">
      <div className="measure pt-4 pb-section lg:pt-8">
        <p>
          <a href={VIDEOS_PATH} className="link inline-flex min-h-target items-center">
            {copy.back}
          </a>
        </p>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-gutter gap-y-8 lg:mt-10 xl:grid-cols-[auto_minmax(0,1fr)] xl:gap-x-16">
          <div className="w-[325px] max-w-[calc(100%+var(--spacing-margin))] md:w-[640px]">
            {children}
            {!soon && <p className="mt-4 text-label">{`${about(video, copy)} ${copy.privacy}`}</p>}
          </div>
          <div>
            <h1 className="text-h1 xl:text-h2">{video.title}</h1>
            <p className="mt-8 max-w-[46ch] text-lead">{video.content}</p>
          </div>
        </div>
      </div>
    </article>
  );
}

/** The facts of a video before it plays: its length and its captions. */
function about({ length, captions }: Video, copy: Props['copy']): string {
  const { yes, no, unknown } = copy.captions;
  const words = captions === undefined ? unknown : captions ? yes : no;
  return length ? `${copy.length.replace('{length}', length)} ${words}` : words;
}

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
