import type { Cover as CoverName, Picture } from '#domain/picture.ts';
import { Scene, sceneFile, sceneUrl } from '#src/illustrations/files.tsx';
import { FIELD_CLASSES, type Field } from '#src/ui/fields.ts';
import { Photo } from '#src/ui/Photo.tsx';

/** The scenes' own grounds, which show until the file is there and where a frame is larger than the view. */
const GROUNDS: Record<CoverName, Field> = {
  quay: 'amber',
  yard: 'laterite',
  warehouse: 'ink',
  corridor: 'sand',
  terminal: 'amber',
  damage: 'laterite',
  tally: 'deep',
  payment: 'forest',
  night: 'ink',
  depot: 'sand',
  pallets: 'ink',
  rain: 'laterite',
  seal: 'glass',
  inspection: 'forest',
  fleet: 'amber',
  park: 'ink',
  barrier: 'laterite',
  return: 'amber',
  clock: 'deep',
};

/** The widest card takes seven of twelve columns, and the width of a phone. */
const CARD_SIZES = '(min-width: 64rem) 58vw, 100vw';

/** The field that goes on where a picture ends: the ground of a drawing, quiet sand for a photo. */
export function pictureField(image: Picture): Field {
  return 'drawing' in image ? GROUNDS[image.drawing] : 'sand';
}

interface Props {
  image: Picture;
  className?: string;
  /** False for one that is in view when the page opens. */
  lazy?: boolean;
}

/** What stands for an entry as a card shows it; decoration beside the title. A drawing is whole, in a higher place on the foot of its ground. */
export function CardCover({ image, className = '', lazy = true }: Props) {
  if (!('drawing' in image))
    return <Photo photo={image} sizes={CARD_SIZES} lazy={lazy} className={`object-cover ${className}`} />;
  const { drawing } = image;
  return (
    <Scene
      name={`${drawing}-card`}
      alt=""
      lazy={lazy}
      className={`object-contain object-bottom ${FIELD_CLASSES[GROUNDS[drawing]]} ${className}`}
    />
  );
}

/** What stands for an entry across the page, a drawing in its narrower view on phones; decoration below the title. */
export function WideCover({ image, className = '' }: Props) {
  if (!('drawing' in image))
    return <Photo photo={image} sizes="100vw" lazy={false} className={`object-cover ${className}`} />;
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
