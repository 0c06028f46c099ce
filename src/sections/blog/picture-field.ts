import type { Cover as CoverName, Picture } from '#domain/picture.ts';
import type { Field } from '#src/ui/fields.ts';

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

/** The field that goes on where a picture ends: the ground of a drawing, quiet sand for a photo. */
export function pictureField(image: Picture): Field {
  return 'drawing' in image ? GROUNDS[image.drawing] : 'sand';
}
