import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SocialImage } from '#domain/social.ts';
import { removeUnfinished, writeFileWhole } from '../storage/durable-file.ts';

/** What all pictures together may take on disk, in bytes; one is some 30 KB. */
const SIZE_LIMIT = 64 * 1024 * 1024;
/** Flat colours need no more: a picture stays well under 100 KB. */
const PNG = { palette: true, colours: 128, effort: 7, compressionLevel: 9 } as const;
const EXTENSION = '.png';

/**
 * The drawn pictures of link previews, kept in a folder of their own by the hash of what they show. Whatever is lost
 * there is drawn again.
 */
export class SocialPictures {
  readonly #directory: string;
  readonly #sizeLimit: number;
  readonly #drawing = new Map<string, Promise<Buffer>>();
  /** One at a time: a crawler that asks for all pages must not take the processor from visitors. */
  #turn: Promise<unknown>;

  constructor(directory: string, sizeLimit = SIZE_LIMIT) {
    this.#directory = directory;
    this.#sizeLimit = sizeLimit;
    this.#turn = removeUnfinished(directory);
  }

  /** The picture as PNG, from disk or drawn now; asked for many times at once, it is drawn once. */
  async png(image: SocialImage): Promise<Buffer> {
    const file = join(this.#directory, image.hash + EXTENSION);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const known = this.#drawing.get(image.hash);
    if (known) return known;
    const drawn = this.#turn.then(() => this.#draw(image, file));
    this.#turn = drawn.catch(() => undefined);
    this.#drawing.set(image.hash, drawn);
    return drawn.finally(() => this.#drawing.delete(image.hash));
  }

  async #draw(image: SocialImage, file: string): Promise<Buffer> {
    const { default: sharp } = await import('sharp');
    const png = await sharp(Buffer.from(await image.draw()))
      .png(PNG)
      .toBuffer();
    // A folder that cannot be written to costs time, not pictures.
    await this.#keep(file, png).catch(() => undefined);
    return png;
  }

  async #keep(file: string, png: Buffer): Promise<void> {
    await writeFileWhole(file, png);
    await this.#tidy();
  }

  /** Removes the oldest pictures beyond the limit. */
  async #tidy(): Promise<void> {
    const names = (await readdir(this.#directory)).filter((name) => name.endsWith(EXTENSION));
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
