import { excerpt, type Video, videoPath } from '#domain/entries/videos.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';
import { Thumbnail } from './Thumbnail.tsx';

interface Props {
  videos: Video[];
  copy: PageCopy<'videos'>;
  /** Samples are shown: a video that is one is announced. */
  samples: boolean;
}

/** The videos as cards; the whole card leads to one. */
export function VideoList({ videos, copy, samples }: Props) {
  return (
    <section className="bg-cool text-ink">
      <ul className="measure grid gap-6 py-16 lg:py-24">
        {videos.map((video, place) => {
          const isSoon = samples && video.sample;
          return (
            <li key={video.id}>
              <article className="group relative grid overflow-hidden rounded-card bg-white lg:grid-cols-12">
                <Thumbnail
                  video={video}
                  soon={isSoon ? copy.soon : undefined}
                  lazy={place > 0}
                  className="aspect-[16/9] lg:col-span-7"
                />
                <div className="flex flex-col p-6 lg:col-span-5 lg:p-10">
                  <h2 className="text-h2">{video.title}</h2>
                  <p className="mt-4 text-lead">{excerpt(video.content)}</p>
                  <p className="mt-auto pt-8">
                    <ButtonLink
                      href={videoPath(video.id)}
                      label={`${copy.watch}: ${video.title}`}
                      icon="arrow"
                      event={EVENTS.cta}
                      className="after:absolute after:inset-0 group-hover:bg-signal-lit"
                    >
                      {copy.watch}
                    </ButtonLink>
                  </p>
                </div>
              </article>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The title of the videos, and their subject. */
export function VideosHero({ copy }: { copy: PageCopy<'videos'> }) {
  return (
    <section className="bg-ink text-paper">
      <div className="measure grid gap-x-gutter gap-y-8 pt-12 pb-14 lg:grid-cols-12 lg:pt-20 lg:pb-20">
        <PageTitle
          heading={copy.heading}
          slogan={copy.slogan}
          accent="text-signal"
          className="lg:col-span-8"
        />
        <p className="max-w-[36ch] self-end text-lead lg:col-span-4">{copy.lead}</p>
      </div>
      <Band motif="sawtooth" size="medium" />
    </section>
  );
}
