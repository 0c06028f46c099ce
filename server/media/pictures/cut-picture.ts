import type { Sharp } from 'sharp';
import { cut, type Size } from '#domain/media/focus.ts';
import { densityOf } from './validate-picture.ts';

/** Of 100; a link preview is looked at small, and is encoded once more. */
const QUALITY = 90;

/** Opens a picture upright, and a drawing as wide as it is offered. */
export async function opened(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  const density = await densityOf(bytes);
  return sharp(bytes, density ? { density } : {}).autoOrient();
}

/** Cuts a picture to a size around what matters in it, and makes a JPEG of it. */
export async function cutPicture(bytes: Buffer, size: Size, focus?: string): Promise<Buffer> {
  const picture = await opened(bytes);
  const { autoOrient } = await picture.metadata();
  return picture
    .extract(cut(autoOrient, size, focus))
    .resize(size.width, size.height)
    .flatten({ background: '#fff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
