import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photo } from '#domain/media/picture.ts';
import { MEDIA_PATH, usualRendition } from '#domain/media/renditions.ts';
import { SOCIAL_PHOTO, type SocialImage, type SocialKind } from '#domain/services/social.ts';
import { removeUnfinished, writeFileWhole } from '../../platform/durable-file.ts';
import { cutPicture, type Renditions } from './renditions.ts';

/** The limit of all pictures together on disk, in bytes; one is some 30 KB. */
const SIZE_LIMIT = 64 * 1024 * 1024;
/** Flat colours need no more: a picture stays well under 100 KB. */
const PNG = { palette: true, colours: 128, effort: 7, compressionLevel: 9 } as const;
/** Photographs, and large letters on one ground. */
const JPEG = { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;
/** Names of files that were drawn: the hash of what they show. */
const DRAWN_FILE = /^[0-9a-f]{12}\.(png|jpg)$/;
const TYPES: Record<SocialKind, string> = { png: 'image/png', jpg: 'image/jpeg' };

/** Cuts the photograph of a picture to its place; nothing where it cannot be had. */
type CutPhoto = (photo: Photo) => Promise<Buffer | undefined>;
const NO_PHOTO: CutPhoto = async () => undefined;

/** The picture of a link preview. */
interface SocialPicture {
  bytes: Buffer;
  type: string;
  /** Whether it shows everything that it should. */
  isWhole: boolean;
}

interface SocialPicturesOptions {
  /** In bytes. */
  sizeLimit?: number;
  cutPhoto?: CutPhoto;
}

/**
 * The drawn pictures of link previews, kept in a folder of their own by the hash of what they show. Whatever is lost
 * there is drawn again.
 */
export class SocialPictures {
  readonly #directory: string;
  readonly #sizeLimit: number;
  readonly #cutPhoto: CutPhoto;
  readonly #drawing = new Map<string, Promise<SocialPicture>>();
  /** One at a time: a crawler that asks for all pages must not take the processor from visitors. */
  #turn: Promise<unknown>;

  constructor(
    directory: string,
    { sizeLimit = SIZE_LIMIT, cutPhoto = NO_PHOTO }: SocialPicturesOptions = {},
  ) {
    this.#directory = directory;
    this.#sizeLimit = sizeLimit;
    this.#cutPhoto = cutPhoto;
    this.#turn = removeUnfinished(directory);
  }

  /** The picture, from disk or drawn now; asked for many times at once, it is drawn once. */
  async picture(image: SocialImage): Promise<SocialPicture> {
    const kind = image.photo ? 'jpg' : 'png';
    const file = join(this.#directory, `${image.hash}.${kind}`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return { bytes: kept, type: TYPES[kind], isWhole: true };
    const known = this.#drawing.get(image.hash);
    if (known) return known;
    const drawn = this.#turn.then(() => this.#draw(image, file));
    this.#turn = drawn.catch(() => undefined);
    this.#drawing.set(image.hash, drawn);
    return drawn.finally(() => this.#drawing.delete(image.hash));
  }

  async #draw(image: SocialImage, file: string): Promise<SocialPicture> {
    const { default: sharp } = await import('sharp');
    // A picture of its own that cannot be had must not leave the page without any.
    const photo = image.photo && (await this.#cutPhoto(image.photo).catch(() => undefined));
    const drawn = sharp(Buffer.from(await image.draw(photo)), { unlimited: true });
    const bytes = await (photo ? drawn.jpeg(JPEG) : drawn.png(PNG)).toBuffer();
    const isWhole = !image.photo || photo !== undefined;
    // A folder that cannot be written to costs time, not pictures.
    if (isWhole) await this.#keep(file, bytes).catch(() => undefined);
    return { bytes, type: TYPES[photo ? 'jpg' : 'png'], isWhole };
  }

  async #keep(file: string, bytes: Buffer): Promise<void> {
    await writeFileWhole(file, bytes);
    await this.#removeOld();
  }

  /** Removes the oldest pictures beyond the limit; what else lies in the folder is not ours. */
  async #removeOld(): Promise<void> {
    const names = (await readdir(this.#directory)).filter((name) => DRAWN_FILE.test(name));
    const files = await Promise.all(
      names.map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.#directory, name));
        return { name, size, mtimeMs };
      }),
    );
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (total <= this.#sizeLimit) return;
      await rm(join(this.#directory, name), { force: true });
      total -= size;
    }
  }
}

/** A picture that takes longer than this, in ms, is left out until it is next asked for. */
const FETCH_LIMIT_MS = 10_000;
/** In bytes; a picture 1280 px wide has no more. */
const LARGEST = 8 * 1024 * 1024;

/**
 * Gets the photographs of link previews: those of the images folder from disk, those of the content service, which alone the
 * entries of a space name (server/content/contentful/entries/assets.ts), from there.
 */
export function photoCutter(local: Pick<Renditions, 'cut'>, fetchPicture = fetch): CutPhoto {
  return async ({ focus, ...photo }) => {
    if (photo.url.startsWith(MEDIA_PATH)) return local.cut(photo.url, SOCIAL_PHOTO, focus);
    const answer = await fetchPicture(usualRendition(photo), {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_LIMIT_MS),
    });
    const length = Number(answer.headers.get('content-length') ?? 0);
    if (!answer.ok || length > LARGEST) return undefined;
    const bytes = Buffer.from(await answer.arrayBuffer());
    return bytes.length > LARGEST ? undefined : cutPicture(bytes, SOCIAL_PHOTO, focus);
  };
}
