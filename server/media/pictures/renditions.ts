import { readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Sharp } from 'sharp';
import { cut, type Size } from '#domain/media/picture.ts';
import { MEDIA_PATH, RENDITION_FORMATS, renditionWidths, usualWidth } from '#domain/media/renditions.ts';
import { removeUnfinished, writeFileWhole } from '../../platform/durable-file.ts';
import { IMAGES_FOLDER, Images, type Pictures, picturesOf } from './pictures.ts';
import { densityOf } from './validate-picture.ts';

/** Of 100; a link preview is looked at small, and is encoded once more. */
const CUT_QUALITY = 90;

/** Opens a picture upright, and a drawing as wide as it is offered. */
async function opened(bytes: Buffer): Promise<Sharp> {
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
    .jpeg({ quality: CUT_QUALITY })
    .toBuffer();
}

/** As wide as the cards of the editor's window of pictures, on a screen of two dots a pixel, in px. */
const THUMBNAIL_WIDTH = 560;

/** Makes a small picture for lists, as WebP. */
export async function thumbnail(bytes: Buffer): Promise<Buffer> {
  const picture = await opened(bytes);
  return picture
    .resize(THUMBNAIL_WIDTH, undefined, { withoutEnlargement: true })
    .webp({ quality: QUALITY.webp })
    .toBuffer();
}

/** Of 100, where neither people nor lettering look worse; AVIF needs less for the same. */
const QUALITY = { avif: 55, webp: 72, jpg: 76 };

/** A rendition that can be made: from which file, how wide, in which format. */
interface Order {
  source: string;
  width: number;
  format: 'avif' | 'webp' | 'jpg' | 'png';
}

/** The pictures of the content folder in the sizes and formats that pages offer, made once and kept on disk. */
export class Renditions {
  readonly #content: string;
  readonly #images: Images;
  readonly #kept: string;
  #orders: Promise<Map<string, Order>>;
  readonly #running = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown>;
  #closed = false;

  /**
   * @param contentDirectory holds the pictures
   * @param keptDirectory takes what is made; it can be emptied at any time
   */
  constructor(contentDirectory: string, keptDirectory: string) {
    this.#content = contentDirectory;
    this.#images = new Images(contentDirectory);
    this.#kept = keptDirectory;
    this.#orders = this.#read();
    this.#last = removeUnfinished(keptDirectory);
  }

  /** Reads the pictures again after a change. */
  refresh(): void {
    this.#orders = this.#read();
  }

  /**
   * The bytes of a rendition.
   * @param name the part of its address after `/media/`
   * @returns nothing when no page offers it
   */
  async get(name: string): Promise<Buffer | undefined> {
    const order = (await this.#orders).get(name);
    if (!order) return undefined;
    const kept = await readFile(join(this.#kept, name)).catch(() => undefined);
    return kept ?? this.#make(name, order);
  }

  /**
   * A picture cut to a size around what matters in it, as JPEG.
   * @param url of the picture, as pages have it
   * @returns nothing when there is no such picture
   */
  async cut(url: string, size: Size, focus?: string): Promise<Buffer | undefined> {
    const source = (await this.#orders).get(url.slice(MEDIA_PATH.length))?.source;
    return source === undefined ? undefined : cutPicture(await readFile(source), size, focus);
  }

  /** Makes whatever is not there yet, one after the other, so that no visitor waits for it. */
  async makeAll(): Promise<void> {
    for (const name of (await this.#orders).keys()) {
      if (this.#closed) return;
      await this.get(name);
    }
  }

  /** Begins nothing more by itself; what is asked for is still made. */
  close(): void {
    this.#closed = true;
  }

  async #read(): Promise<Map<string, Order>> {
    // Invalid pictures are reported where the content is read.
    await this.#images.tryAll();
    return ordersOf(picturesOf(await this.#images.look()), join(this.#content, IMAGES_FOLDER));
  }

  /** One at a time: encoding takes a whole core, and visitors of pages come first. */
  #make(name: string, order: Order): Promise<Buffer> {
    const running = this.#running.get(name);
    if (running) return running;
    const made = this.#last.then(() => this.#encode(name, order));
    this.#running.set(name, made);
    const done = () => this.#running.delete(name);
    this.#last = made.then(done, done);
    return made;
  }

  async #encode(name: string, { source, width, format }: Order): Promise<Buffer> {
    const image = (await opened(await readFile(source))).resize({ width });
    const bytes = await encoded(image, format).toBuffer();
    // A folder that cannot be written to costs time, not pictures.
    await writeFileWhole(join(this.#kept, name), bytes).catch(() => undefined);
    return bytes;
  }
}

function encoded(image: import('sharp').Sharp, format: Order['format']): import('sharp').Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: QUALITY.avif });
    case 'webp':
      return image.webp({ quality: QUALITY.webp });
    case 'jpg':
      return image.jpeg({ quality: QUALITY.jpg, progressive: true, mozjpeg: true });
    case 'png':
      return image.png({ compressionLevel: 9 });
  }
}

/** All that pages offer, by name. */
function ordersOf(pictures: Pictures, folder: string): Map<string, Order> {
  const orders = new Map<string, Order>();
  for (const [file, { url, width: full }] of pictures) {
    const source = join(folder, file);
    const { name, ext } = parse(url.slice(MEDIA_PATH.length));
    const own = ext === '.png' ? 'png' : 'jpg';
    for (const width of renditionWidths(full))
      for (const format of RENDITION_FORMATS)
        orders.set(`${name}-${width}.${format}`, { source, width, format });
    orders.set(`${name}.${own}`, { source, width: usualWidth(full), format: own });
  }
  return orders;
}
