import type { Cover as CoverName, Picture } from '#domain/media/picture.ts';
import type { Surface } from '#src/ui/parts/surfaces.ts';

/** The scenes' own grounds, which show until the file is there and where a frame is larger than the view. */
const GROUNDS: Record<CoverName, Surface> = {
  quay: 'signal',
  yard: 'accent',
  warehouse: 'ink',
  corridor: 'warm',
  terminal: 'signal',
  damage: 'accent',
  tally: 'brand-deep',
  payment: 'brand',
  night: 'ink',
  depot: 'warm',
  pallets: 'ink',
  rain: 'accent',
  seal: 'cool',
  inspection: 'brand',
  fleet: 'signal',
  park: 'ink',
  barrier: 'accent',
  return: 'signal',
  clock: 'brand-deep',
};

/** The surface that goes on where a picture ends: the ground of a drawing, quiet sand for a photo. */
export function pictureSurface(image: Picture): Surface {
  return 'drawing' in image ? GROUNDS[image.drawing] : 'warm';
}
