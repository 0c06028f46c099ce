import { mkdirSync, mkdtempSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { type PhotoUse, photoError } from '#domain/media/photo-rules.ts';
import { slug } from '#domain/shared/slug.ts';
import { IMAGES_FOLDER, Images, type Pictures, readPicture } from '../../../media/pictures/pictures.ts';
import { Renditions } from '../../../media/pictures/renditions.ts';

/** Pictures that nobody has saved yet; of more the oldest go. */
const MOST_KEPT = 60;

/** Pictures that were chosen in a form and are not saved yet: pages beside the forms show them, and nothing else does. */
export class Uploads {
  /** Their sizes and formats. */
  readonly renditions: Renditions;
  readonly #content: string;
  /** A content folder with these pictures alone. */
  readonly #directory: string;
  readonly #images: Images;

  /** @param contentDirectory holds the pictures that are saved */
  constructor(contentDirectory: string) {
    this.#content = contentDirectory;
    this.#directory = mkdtempSync(join(tmpdir(), 'kayalink-uploads-'));
    mkdirSync(join(this.#directory, IMAGES_FOLDER));
    this.#images = new Images(this.#directory);
    this.renditions = new Renditions(this.#directory, join(this.#directory, 'renditions'));
  }

  /**
   * Keeps a picture that pages can show.
   * @param given the name of the file that was chosen, whatever it is
   * @param use what it is chosen for, where that is known
   * @returns the name that it has in the images folder, with what is wrong with it for its use; or the remedy for what keeps pages from
   * showing it
   */
  async add(
    given: string,
    bytes: Buffer,
    use?: PhotoUse,
  ): Promise<{ name: string; unfit?: string } | { error: string }> {
    const { name: stem, ext } = parse(given);
    const name = `${slug(stem) || 'picture'}${ext.toLowerCase()}`;
    const read = await readPicture(name, async () => bytes);
    if ('error' in read) return read;
    const unfit = use && photoError(use, read.picture);
    const saved = join(this.#content, IMAGES_FOLDER);
    for (let turn = 1; ; turn += 1) {
      const free = turn === 1 ? name : name.replace(/(\.\w+)$/, `-${turn}$1`);
      const before = await bytesOf(join(saved, free));
      if (before?.equals(bytes))
        return { error: `is there already, as ${free}: choose it from the pictures that are shown` };
      const kept = await bytesOf(this.#file(free));
      if (before || (kept && !kept.equals(bytes))) continue;
      await writeFile(this.#file(free), bytes);
      await this.#forgetOldest();
      this.renditions.refresh();
      return { name: free, ...(unfit && { unfit }) };
    }
  }

  /** The bytes of one. */
  async bytes(name: string): Promise<Buffer | undefined> {
    return bytesOf(this.#file(name));
  }

  /** All of them, by name. */
  async pictures(): Promise<Pictures> {
    return this.#images.pictures();
  }

  /** Removes all of them. */
  async close(): Promise<void> {
    this.renditions.close();
    await rm(this.#directory, { recursive: true, force: true });
  }

  async #forgetOldest(): Promise<void> {
    const names = await readdir(join(this.#directory, IMAGES_FOLDER));
    const times = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(this.#file(name))).mtimeMs })),
    );
    const oldest = times.toSorted((a, b) => b.at - a.at).slice(MOST_KEPT);
    for (const { name } of oldest) await rm(this.#file(name), { force: true });
  }

  #file(name: string): string {
    return join(this.#directory, IMAGES_FOLDER, name);
  }
}

const bytesOf = (file: string): Promise<Buffer | undefined> => readFile(file).catch(() => undefined);
