import type { Portrait } from '#domain/media/photograph.ts';
import { placedIn } from '#domain/media/picture.ts';
import { Photo } from './Photo.tsx';
import './portrait.css';

interface Props {
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
export function PortraitFrame({ portrait, sizes, credited = true, className = '' }: Props) {
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
