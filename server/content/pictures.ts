import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { COVERS, type Photo, type Picture } from '#domain/picture.ts';
import { MEDIA_PATH } from '#domain/renditions.ts';
import { slug } from '#domain/slug.ts';

/** Where pictures lie below the content folder. */
export const IMAGES_FOLDER = 'images';

/** A picture of the images folder. */
export interface LocalPicture {
  /** Path of the site that holds a fingerprint: another picture gets another one. */
  url: string;
  /** In pixels, as it is shown upright. */
  width: number;
  height: number;
  contentType: 'image/jpeg' | 'image/png';
}

/** Pictures by file name. */
export type Pictures = Map<string, LocalPicture>;

const READ = /\.(jpe?g|png|webp|avif)$/i;
const FINGERPRINT_LENGTH = 8;

/**
 * Reads kind and size of every picture in `images/`, of which there may be none.
 * @param directory the content folder
 * @param problems takes a line for every fault, with file and remedy
 */
export async function readPictures(directory: string, problems: string[]): Promise<Pictures> {
  const folder = join(directory, IMAGES_FOLDER);
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  const pictures: Pictures = new Map();
  for (const name of names) {
    const report = (problem: string) => problems.push(`${IMAGES_FOLDER}/${name}: ${problem}`);
    const { name: stem, ext } = parse(name);
    if (!READ.test(name)) report('save it as .jpg, .png, .webp or .avif');
    else if (stem !== slug(stem)) report(`rename it to ${slug(stem)}${ext.toLowerCase()}`);
    else {
      const picture = await readPicture(join(folder, name), stem);
      if (picture) pictures.set(name, picture);
      else report('cannot be read as a picture: save it again');
    }
  }
  return pictures;
}

async function readPicture(file: string, stem: string): Promise<LocalPicture | undefined> {
  const bytes = await readFile(file);
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return undefined;
  const { autoOrient, hasAlpha } = metadata;
  const print = createHash('sha256').update(bytes).digest('hex').slice(0, FINGERPRINT_LENGTH);
  return {
    url: `${MEDIA_PATH}${stem}-${print}.${hasAlpha ? 'png' : 'jpg'}`,
    width: autoOrient.width,
    height: autoOrient.height,
    contentType: hasAlpha ? 'image/png' : 'image/jpeg',
  };
}

/** Stands for a picture of the images folder until all are read. */
export function pendingPhoto(file: string, alt: string): Photo {
  return { url: `${MEDIA_PATH}${file}`, width: 1, height: 1, alt };
}

/** Stands in for a cover that is not there. */
const STAND_IN: Picture = { drawing: COVERS[0] };

/**
 * Puts address and size into the covers that are pictures of the images folder.
 * @param problems takes a line for every one that is not there; a drawing stands in for it
 */
export function setCovers(
  articles: Iterable<{ file: string; entry: { image: Picture } }>,
  pictures: Pictures,
  problems: string[],
): void {
  for (const { file, entry } of articles) {
    const { image } = entry;
    if (!('url' in image) || !image.url.startsWith(MEDIA_PATH)) continue;
    const name = image.url.slice(MEDIA_PATH.length);
    const picture = pictures.get(name);
    if (!picture) {
      problems.push(`${file}: cover: put '${name}' into ${IMAGES_FOLDER}/`);
      entry.image = STAND_IN;
    } else entry.image = { url: picture.url, width: picture.width, height: picture.height, alt: image.alt };
  }
}
