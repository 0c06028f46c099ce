import { readFocus } from '#domain/media/picture.ts';
import {
  hasRenditions,
  type Raster,
  RENDITION_FORMATS,
  sourceSet,
  usualRendition,
} from '#domain/media/renditions.ts';
import { NO_PICTURE, WAITS } from './late-picture.ts';
import './photo.css';

interface Props {
  photo: Raster & { alt: string; focus?: string | undefined };
  /** How wide it is shown, as the attribute `sizes` wants it. */
  sizes: string;
  /** Waits until it is near the screen; not for what shows first. */
  lazy?: boolean;
  className?: string;
}

/** In tenths: pages may have no style of their own (`style-src`), so that each place is a class. */
function focusClasses(focus: string): string {
  const { x, y } = readFocus(focus);
  return `focus-x-${Math.round(x / 10)} focus-y-${Math.round(y / 10)}`;
}

/** A picture in the size and format that suit the screen and the browser; its place is kept while it loads. */
export function Photo({ photo, sizes, lazy = true, className }: Props) {
  const { url, width, height, alt, focus } = photo;
  const shared = {
    alt,
    width,
    height,
    className: [className, focus && `focused ${focusClasses(focus)}`].filter(Boolean).join(' ') || undefined,
    loading: lazy ? 'lazy' : 'eager',
    fetchPriority: lazy ? undefined : 'high',
    decoding: 'async',
  } as const;
  if (!hasRenditions(photo)) return <img {...shared} src={url} alt={alt} />;
  return (
    <picture>
      {lazy && <source media={WAITS} srcSet={NO_PICTURE} />}
      {RENDITION_FORMATS.map((format) => {
        const srcSet = sourceSet(photo, format);
        return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
      })}
      <img {...shared} src={usualRendition(photo)} alt={alt} />
    </picture>
  );
}
