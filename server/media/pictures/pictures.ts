import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { photoFault } from '#domain/media/photo-rules.ts';
import { COVERS, type Picture } from '#domain/media/picture.ts';
import { MEDIA_PATH } from '#domain/media/renditions.ts';
import { slug } from '#domain/shared/slug.ts';
import { IS_HEIC, type JudgedPicture, judgePicture } from './validate-picture.ts';

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
export interface Pictures extends Map<string, LocalPicture> {
  /** The faults of files that cannot be used, by name. */
  refused?: Map<string, string>;
}

const READ = /\.(jpe?g|png|webp|avif|svg)$/i;
const HEIC = /\.hei[cf]$/i;

/**
 * Reads and tries every picture in `images/`, of which there may be none.
 * @param directory the content folder
 * @param problems takes a line for every fault, with file and remedy
 */
export async function readPictures(directory: string, problems: string[]): Promise<Pictures> {
  const folder = join(directory, IMAGES_FOLDER);
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  const refused = new Map<string, string>();
  const pictures: Pictures = Object.assign(new Map<string, LocalPicture>(), { refused });
  for (const name of names) {
    const read = await readPicture(folder, name);
    if ('fault' in read) {
      refused.set(name, read.fault);
      problems.push(`${IMAGES_FOLDER}/${name}: ${read.fault}`);
    } else pictures.set(name, read.picture);
  }
  return pictures;
}

async function readPicture(
  folder: string,
  name: string,
): Promise<{ picture: LocalPicture } | { fault: string }> {
  const { name: stem, ext } = parse(name);
  if (HEIC.test(name)) return { fault: IS_HEIC };
  if (!READ.test(name)) return { fault: 'save it as .jpg, .png, .webp or .avif, and a logo as .svg' };
  if (stem !== slug(stem)) return { fault: `rename it to ${slug(stem)}${ext.toLowerCase()}` };
  const judged = await judgePicture(await readFile(join(folder, name)));
  return 'fault' in judged ? judged : { picture: asLocal(stem, judged) };
}

function asLocal(stem: string, { print, hasAlpha, width, height }: JudgedPicture): LocalPicture {
  return {
    url: `${MEDIA_PATH}${stem}-${print}.${hasAlpha ? 'png' : 'jpg'}`,
    width,
    height,
    contentType: hasAlpha ? 'image/png' : 'image/jpeg',
  };
}

/** The remedy for a picture that is named and cannot be shown. */
export function lackOf(name: string, pictures: Pictures): string {
  const fault = pictures.refused?.get(name);
  if (fault !== undefined) return `${IMAGES_FOLDER}/${name}: ${fault}`;
  return meantBy(name, pictures) ?? `put '${name}' into ${IMAGES_FOLDER}/`;
}

/** The remedy where the picture is there by the same name with other capitals. */
export function meantBy(name: string, pictures: Pictures): string | undefined {
  const meant = [...pictures.keys()].find((each) => each.toLowerCase() === name.toLowerCase());
  return meant && `write '${meant}', as the file is called`;
}

/** Stands in for a cover that is not there. */
const STAND_IN: Picture = { drawing: COVERS[0] };

/**
 * Puts address and size into the covers that are pictures of the images folder.
 * @param problems takes a line for every one that is not there or makes no cover; a drawing stands in for it
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
    const fault = picture ? photoFault('cover', picture) : lackOf(name, pictures);
    if (fault) problems.push(`${file}: cover: ${fault}`);
    entry.image =
      picture && !fault
        ? { ...image, url: picture.url, width: picture.width, height: picture.height }
        : STAND_IN;
  }
}
