import type { Cover as CoverName, Photo, Picture } from '#domain/picture.ts';
import { Scene, sceneFile, sceneUrl } from '#src/illustrations/files.tsx';
import { FIELD_CLASSES, type Field } from '#src/ui/fields.ts';

/** The scenes' own grounds, which show until the file is there and where a frame is larger than the view. */
const GROUNDS: Record<CoverName, Field> = {
  quay: 'amber',
  yard: 'laterite',
  warehouse: 'ink',
  corridor: 'sand',
  terminal: 'amber',
  damage: 'glass',
  tally: 'deep',
  payment: 'forest',
  night: 'ink',
  depot: 'glass',
  pallets: 'ink',
  rain: 'laterite',
};

/** The field that goes on where a picture ends: the ground of a drawing, quiet sand for a photo. */
export function pictureField(image: Picture): Field {
  return 'drawing' in image ? GROUNDS[image.drawing] : 'sand';
}

interface Props {
  image: Picture;
  className?: string;
}

/** What stands for an entry as a card shows it; decoration beside the title. */
export function CardCover({ image, className = '' }: Props) {
  if (!('drawing' in image)) return <PhotoCover photo={image} lazy className={className} />;
  const { drawing } = image;
  return (
    <Scene
      name={`${drawing}-card`}
      alt=""
      className={`object-cover ${FIELD_CLASSES[GROUNDS[drawing]]} ${className}`}
    />
  );
}

/** What stands for an entry across the page, a drawing in its narrower view on phones; decoration below the title. */
export function WideCover({ image, className = '' }: Props) {
  if (!('drawing' in image)) return <PhotoCover photo={image} className={className} />;
  const { drawing } = image;
  const { width, height } = sceneFile(drawing);
  return (
    <picture>
      <source media="(width >= 40rem)" srcSet={sceneUrl(drawing)} width={width} height={height} />
      <Scene
        name={`${drawing}-card`}
        alt=""
        lazy={false}
        className={`object-cover ${FIELD_CLASSES[GROUNDS[drawing]]} ${className}`}
      />
    </picture>
  );
}

function PhotoCover({ photo, lazy = false, className }: { photo: Photo; lazy?: boolean; className: string }) {
  return (
    <img
      src={photo.url}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}
