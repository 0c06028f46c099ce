import type { Cover as CoverName, Picture } from '#domain/picture.ts';
import type { Surface } from '#src/ui/surfaces.ts';

/** The scenes' own grounds, which show until the file is there and where a frame is larger than the view. */
const GROUNDS: Record<CoverName, Surface> = {
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

/** The surface that goes on where a picture ends: the ground of a drawing, quiet sand for a photo. */
export function pictureSurface(image: Picture): Surface {
  return 'drawing' in image ? GROUNDS[image.drawing] : 'sand';
}
