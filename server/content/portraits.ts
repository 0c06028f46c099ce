import type { Portrait } from '#domain/portrait.ts';
import { MEDIA_PATH } from '#domain/renditions.ts';
import { IMAGES_FOLDER, type Pictures } from './pictures.ts';

/** Pixels of the shorter side below which a frame of 360 px looks coarse on a sharp screen. */
const LEAST_SIDE = 640;
/** A camera's largest; beyond it making renditions takes a small server's memory. */
const MOST_PIXELS = 50_000_000;
/** Width over height: from upright 2 to 3 to a little wider than square, so that a square frame cuts no head. */
const SHAPE = { least: 0.66, most: 1.34 };

interface Named {
  photo?: Portrait | undefined;
}

/**
 * Puts address and size into the photographs of people.
 * @param named whoever may have one, by the place in the content that says so
 * @param problems takes a line for every one that is not there or makes no portrait; who is named stays without it
 */
export function setPortraits(
  named: Iterable<readonly [string, Named]>,
  pictures: Pictures,
  problems: string[],
): void {
  for (const [place, one] of named) {
    const { photo } = one;
    if (!photo?.url.startsWith(MEDIA_PATH)) continue;
    const file = photo.url.slice(MEDIA_PATH.length);
    const picture = pictures.get(file);
    const fault = picture ? faultOf(picture) : `put '${file}' into ${IMAGES_FOLDER}/`;
    if (fault) problems.push(`${place}: photo: ${fault}`);
    if (!picture || fault) delete one.photo;
    else one.photo = { ...photo, url: picture.url, width: picture.width, height: picture.height };
  }
}

function faultOf({ width, height }: { width: number; height: number }): string | undefined {
  const shape = width / height;
  if (Math.min(width, height) < LEAST_SIDE)
    return `${width} × ${height} pixels are too few: the shorter side has at least ${LEAST_SIDE}`;
  if (width * height > MOST_PIXELS)
    return `${width} × ${height} pixels are too many: save it with at most ${MOST_PIXELS / 1_000_000} million`;
  if (shape < SHAPE.least || shape > SHAPE.most)
    return `${width} × ${height} pixels make no portrait: cut it nearly square, the face in the middle`;
  return undefined;
}
