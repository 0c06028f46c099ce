import type { Size } from './picture.ts';

/** The uses of a photograph. */
export type PhotoUse = 'portrait' | 'cover' | 'photograph' | 'logo';

interface Rule {
  /** Pixels of the longer and of the shorter side below which it looks coarse where it is shown. */
  long: number;
  short: number;
  /** Width over height, beyond which a frame would cut what matters. */
  least: number;
  most: number;
  shape: string;
}

const RULES: Record<PhotoUse, Rule> = {
  // A frame of 360 px on a sharp screen; from upright 2 to 3 to a little wider than square, so that a square cuts no head.
  portrait: {
    long: 640,
    short: 640,
    least: 0.66,
    most: 1.34,
    shape: 'make no portrait: cut it nearly square, the face in the middle',
  },
  // A link preview is 1200 × 630.
  cover: {
    long: 1200,
    short: 630,
    least: 0.5,
    most: 3,
    shape:
      'make no cover: cut it to between upright 1 to 2 and wide 3 to 1; as the camera gave it, 3 to 2, is best',
  },
  photograph: {
    long: 1200,
    short: 630,
    least: 0.5,
    most: 3,
    shape:
      'make no photograph: cut it to between upright 1 to 2 and wide 3 to 1; as the camera gave it, 3 to 2, is best',
  },
  // Shown at most 40 px high, on sharp screens with twice as many pixels.
  logo: {
    long: 160,
    short: 80,
    least: 0.5,
    most: 8,
    shape:
      'make no logo: cut away what is empty around it, and take the form that is at most 8 times as wide as high',
  },
};

/** Pixels that the shorter side of a picture has at least. */
export const leastSide = (use: PhotoUse): number => RULES[use].short;

/** Validates a picture for its use. @returns the error with its remedy; nothing when the picture will do */
export function photoError(use: PhotoUse, { width, height }: Size): string | undefined {
  const { long, short, least, most, shape } = RULES[use];
  const sides = `${width} × ${height} pixels`;
  if (width / height < least || width / height > most) return `${sides} ${shape}`;
  if (Math.min(width, height) < short)
    return `${sides} are too few: the shorter side has at least ${short}; take the picture as the camera gave it`;
  if (Math.max(width, height) < long)
    return `${sides} are too few: the longer side has at least ${long}; take the picture as the camera gave it`;
  return undefined;
}
