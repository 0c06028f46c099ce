import type { Picture } from '#domain/media/picture.ts';
import { Scene, sceneFile, sceneUrl } from '#src/ui/art/files.tsx';
import { Photo } from '#src/ui/parts/photo/Photo.tsx';
import { SURFACE_CLASSES } from '#src/ui/parts/surfaces.ts';
import { pictureSurface } from './picture-surface.ts';

/** The widest card takes seven of twelve columns, and the width of a phone. */
const CARD_SIZES = '(min-width: 64rem) 58vw, 100vw';

interface Props {
  image: Picture;
  className?: string;
  /** False for one that is in view when the page opens. */
  lazy?: boolean;
}

/** The picture of an entry on its card; decoration beside the title. A drawing is whole, in a higher place on the foot of its ground. */
export function CardCover({ image, className = '', lazy = true }: Props) {
  if (!('drawing' in image))
    return <Photo photo={image} sizes={CARD_SIZES} lazy={lazy} className={`object-cover ${className}`} />;
  const { drawing } = image;
  return (
    <Scene
      name={`${drawing}-card`}
      alt=""
      lazy={lazy}
      className={`object-contain object-bottom ${SURFACE_CLASSES[pictureSurface(image)]} ${className}`}
    />
  );
}

/** As a card shows it, but on a tablet across the page: there a drawing is seen in its wide view, or its sky would be cut. */
export function TabletCover({ image, className = '' }: Props) {
  if (!('drawing' in image)) return <CardCover image={image} lazy={false} className={className} />;
  const { width, height } = sceneFile(image.drawing);
  return (
    <picture className="contents">
      <source
        media="(48rem <= width < 64rem)"
        srcSet={sceneUrl(image.drawing)}
        width={width}
        height={height}
      />
      <CardCover image={image} lazy={false} className={className} />
    </picture>
  );
}

/** The picture of an entry across its page, a drawing in its narrower view on phones; decoration below the title. */
export function WideCover({ image, className = '' }: Props) {
  if (!('drawing' in image)) {
    const photo = <Photo photo={image} sizes="100vw" lazy={false} className={`object-cover ${className}`} />;
    if (!image.credit) return photo;
    return (
      <figure className="relative">
        {photo}
        <figcaption className="photo-credit">{image.credit}</figcaption>
      </figure>
    );
  }
  const { drawing } = image;
  const { width, height } = sceneFile(drawing);
  return (
    <picture>
      <source media="(width >= 40rem)" srcSet={sceneUrl(drawing)} width={width} height={height} />
      <Scene
        name={`${drawing}-card`}
        alt=""
        lazy={false}
        className={`object-cover ${SURFACE_CLASSES[pictureSurface(image)]} ${className}`}
      />
    </picture>
  );
}
