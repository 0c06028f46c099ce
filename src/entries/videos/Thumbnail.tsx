import { thumbnail, type Video } from '#domain/entries/videos.ts';
import { Scene } from '#src/ui/art/files.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

const WIDTH = 480;
const HEIGHT = 360;

interface Props {
  video: Video;
  /** Stands over the drawing in place of picture and play sign, where there is no video yet. */
  soon?: string | undefined;
  className?: string;
  lazy?: boolean;
}

/**
 * A video's picture over a drawing that stands in while it is not there; decoration beside the title. The picture
 * is larger than its frame, so that the sign that browsers put into the corner of a missing one stays outside.
 */
export function Thumbnail({ video, soon, className = '', lazy = true }: Props) {
  return (
    <span className={`relative block overflow-hidden bg-accent ${className}`}>
      <Scene name="yard" alt="" lazy={lazy} className="absolute size-full object-cover object-[85%_100%]" />
      {soon ? (
        <span className="absolute end-4 top-4 rounded-control bg-signal px-4 py-2 font-semibold text-ink">
          {soon}
        </span>
      ) : (
        <>
          <img
            src={thumbnail(video)}
            alt=""
            width={WIDTH}
            height={HEIGHT}
            loading={lazy ? 'lazy' : 'eager'}
            referrerPolicy="no-referrer"
            className="absolute -inset-8 h-[calc(100%+4rem)] w-[calc(100%+4rem)] max-w-none object-cover"
          />
          <span className="absolute end-4 top-4 grid size-16 place-items-center md:size-20 rounded-control bg-signal text-ink group-hover:bg-signal-lit">
            <Icon name="play" className="size-9" />
          </span>
        </>
      )}
    </span>
  );
}
