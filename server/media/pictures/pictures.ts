import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { photoError } from '#domain/media/photo-rules.ts';
import { COVERS, type Picture } from '#domain/media/picture.ts';
import { MEDIA_PATH } from '#domain/media/renditions.ts';
import { slug } from '#domain/shared/slug.ts';
import { stampOf } from '../../platform/file-stamp.ts';
import { IS_HEIC, type ValidatedPicture, validatePicture } from './validate-picture.ts';

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
  /** The errors of files that cannot be used, by name. */
  refused?: Map<string, string>;
}

const READ = /\.(jpe?g|png|webp|avif|svg)$/i;
const HEIC = /\.hei[cf]$/i;

/** The result of trying a picture: what pages show, or the remedy for what keeps them from it. */
type ReadPicture = { picture: LocalPicture } | { error: string };

/** The images folder at one moment, in a form that goes from one thread to another. */
export interface TriedImages {
  /** By file name. */
  read: Map<string, ReadPicture>;
  /** Files that have come or changed and are still to be tried. Of a changed one, `read` has what was there before. */
  untried: string[];
}

/**
 * Reads and tries every picture in `images/`, of which there may be none.
 * @param directory the content folder
 * @param problems takes a line for every error, with file and remedy
 */
export async function readPictures(directory: string, problems: string[]): Promise<Pictures> {
  const pictures = await new Images(directory).pictures();
  problems.push(...refusedPictures(pictures));
  return pictures;
}

/** The pictures that pages can show, and those that they cannot. */
export function picturesOf({ read }: TriedImages): Pictures {
  const refused = new Map<string, string>();
  const pictures: Pictures = Object.assign(new Map<string, LocalPicture>(), { refused });
  for (const [name, one] of read)
    if ('error' in one) refused.set(name, one.error);
    else pictures.set(name, one.picture);
  return pictures;
}

/** A line for every picture that cannot be shown, with file and remedy. */
export function refusedPictures({ refused = new Map() }: Pictures): string[] {
  return [...refused].map(([name, error]) => `${IMAGES_FOLDER}/${name}: ${error}`);
}

/** The images folder, each file of which is tried once after each save: a large picture takes a second. */
export class Images {
  readonly #folder: string;
  readonly #known = new Map<string, { stamp: string; read: ReadPicture }>();
  #work: Promise<void> = Promise.resolve();

  /** @param directory the content folder */
  constructor(directory: string) {
    this.#folder = join(directory, IMAGES_FOLDER);
  }

  /** The pictures as they were tried last. */
  async look(): Promise<TriedImages> {
    const stamps = await this.#stamps();
    const known = [...stamps.keys()].flatMap((name) => {
      const one = this.#known.get(name);
      return one ? [[name, one.read] as const] : [];
    });
    const isUntried = ([name, stamp]: [string, string]) => this.#known.get(name)?.stamp !== stamp;
    return { read: new Map(known), untried: [...stamps].filter(isUntried).map(([name]) => name) };
  }

  /** Tries what has come or changed since. */
  tryAll(): Promise<void> {
    this.#work = this.#work
      .catch(() => {})
      .then(async () => {
        const stamps = await this.#stamps();
        for (const [name, stamp] of stamps) {
          if (this.#known.get(name)?.stamp === stamp) continue;
          this.#known.set(name, { stamp, read: await readPicture(name, () => this.#bytes(name)) });
        }
        for (const name of this.#known.keys()) if (!stamps.has(name)) this.#known.delete(name);
      });
    return this.#work;
  }

  /** All of them, each tried once: what tries anew at every question waits a second for every large picture. */
  async pictures(): Promise<Pictures> {
    await this.tryAll();
    return picturesOf(await this.look());
  }

  /** Tries every picture the next time, even where nothing seems to have changed. */
  forget(): void {
    for (const one of this.#known.values()) one.stamp = '';
  }

  /** A file that is gone meanwhile is seen at the next look. */
  #bytes(name: string): Promise<Buffer> {
    return readFile(join(this.#folder, name)).catch(() => Buffer.alloc(0));
  }

  async #stamps(): Promise<Map<string, string>> {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => !name.startsWith('.'));
    const stamps = await Promise.all(
      names.sort().map(async (name) => [name, (await stampOf(join(this.#folder, name))) ?? ''] as const),
    );
    return new Map(stamps);
  }
}

/**
 * Tries a picture by the name that it has in the images folder, and its bytes.
 * @returns the picture, or the remedy for what keeps pages from showing it
 */
export async function readPicture(name: string, bytes: () => Promise<Buffer>): Promise<ReadPicture> {
  const { name: stem, ext } = parse(name);
  if (HEIC.test(name)) return { error: IS_HEIC };
  if (!READ.test(name)) return { error: 'save it as .jpg, .png, .webp or .avif, and a logo as .svg' };
  if (stem !== slug(stem)) return { error: `rename it to ${slug(stem)}${ext.toLowerCase()}` };
  const validated = await validatePicture(await bytes());
  return 'error' in validated ? validated : { picture: asLocal(stem, validated) };
}

function asLocal(stem: string, { print, hasAlpha, width, height }: ValidatedPicture): LocalPicture {
  return {
    url: `${MEDIA_PATH}${stem}-${print}.${hasAlpha ? 'png' : 'jpg'}`,
    width,
    height,
    contentType: hasAlpha ? 'image/png' : 'image/jpeg',
  };
}

/** The remedy for a picture that is named and cannot be shown. */
export function lackOf(name: string, pictures: Pictures): string {
  const error = pictures.refused?.get(name);
  if (error !== undefined) return `picture '${name}': ${error}`;
  return meantBy(name, pictures) ?? `there is no picture '${name}': add it to the images, or choose another`;
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
    const error = picture ? photoError('cover', picture) : lackOf(name, pictures);
    if (error) problems.push(`${file}: cover: ${error}`);
    entry.image =
      picture && !error
        ? { ...image, url: picture.url, width: picture.width, height: picture.height }
        : STAND_IN;
  }
}
