import { initialsOf } from '#domain/entries/people.ts';
import type { Portrait } from '#domain/media/photograph.ts';
import { placedIn } from '#domain/media/picture.ts';
import { Photo } from './Photo.tsx';
import './portrait.css';
import { starPath } from '#src/ui/art/parts/star.ts';

interface PortraitFrameProps {
  portrait: Portrait;
  /** How wide it is shown, as the attribute `sizes` wants it. */
  sizes: string;
  /** Names who took it, in the corner. Left out where it is too small to be read, beside a name. */
  credited?: boolean;
  className?: string;
}

/**
 * A photograph in the brand's two tones: what is dark in it becomes deep green, what is light paper, so that pictures by many
 * hands hang together. Laid over one another by the browser (src/ui/parts/photo/portrait.css); the file stays as it is.
 */
export function PortraitFrame({ portrait, sizes, credited = true, className = '' }: PortraitFrameProps) {
  const Frame = credited ? 'figure' : 'span';
  return (
    <Frame className={`portrait-frame ${className}`}>
      <span className="portrait-tones">
        <Photo photo={withFace(portrait)} sizes={sizes} className="size-full object-cover object-[50%_30%]" />
      </span>
      {credited && <figcaption className="photo-credit">{portrait.credit}</figcaption>}
    </Frame>
  );
}

/** The frame is square at every width, so that a face can be brought to its middle. */
const SQUARE = { width: 1, height: 1 };

function withFace({ focus, ...photo }: Portrait) {
  return focus === undefined ? photo : { ...photo, focus: placedIn(photo, SQUARE, focus) };
}

const ROSETTE = starPath(20, 50, 42, 50, 50);

interface InitialsStampProps {
  /** Of the person. */
  name: string;
  photo?: Portrait | undefined;
  /** How large the stamp is. */
  size?: string;
}

/** Who signs a review or a post: the photograph, or the initials as a stamp, which is decoration beside the name. */
export function InitialsStamp({ name, photo, size = 'size-16' }: InitialsStampProps) {
  if (photo)
    return (
      <PortraitFrame
        portrait={photo}
        sizes="64px"
        credited={false}
        className="size-16 shrink-0 rounded-card"
      />
    );
  return (
    <svg viewBox="0 0 100 100" width="64" height="64" className={`${size} shrink-0`} aria-hidden="true">
      <path d={ROSETTE} className="fill-brand" />
      <circle cx="50" cy="50" r="35" className="fill-none stroke-paper/60" strokeWidth="2" />
      <text x="50" y="62" textAnchor="middle" fontSize="34" className="fill-paper font-display">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
