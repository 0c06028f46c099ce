import { IMAGES_FOLDER, type Pictures, readPictures } from '../../../media/pictures/pictures.ts';
import { listContent, readListed } from '../../files/files.ts';
import type { FolderListing } from '../../files/watch-folder.ts';
import type { Files } from '../../formats/errors.ts';
import type { PagesOfFiles } from '../snapshot.ts';
import type { FolderSource } from '../valid-snapshot.ts';

/** A content folder of which only those files are read that have changed since they were read last. */
export class RememberedFolder implements FolderSource {
  readonly #directory: string;
  #listing: FolderListing = { files: new Map(), folders: [] };
  #texts: Files = new Map();
  #pictures: { stamps: string; found: Pictures; problems: string[] } | undefined;
  #pages: { key: string; made: Promise<PagesOfFiles> } | undefined;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Reads every file the next time, even where nothing seems to have changed. */
  forget(): void {
    this.#texts = new Map();
    this.#pictures = undefined;
  }

  /** The paths of all files, as they were listed last. */
  paths(): Iterable<string> {
    return this.#listing.files.keys();
  }

  async files(): Promise<Files> {
    const before = this.#listing;
    const now = await listContent(this.#directory);
    this.#texts = await readListed(this.#directory, now, (path) =>
      now.files.get(path) === before.files.get(path) ? this.#texts.get(path) : undefined,
    );
    this.#listing = now;
    return this.#texts;
  }

  async pictures(problems: string[]): Promise<Pictures> {
    const images = [...this.#listing.files].filter(([path]) => path.startsWith(`${IMAGES_FOLDER}/`));
    const stamps = JSON.stringify(images);
    if (this.#pictures?.stamps !== stamps) {
      const reported: string[] = [];
      this.#pictures = { stamps, found: await readPictures(this.#directory, reported), problems: reported };
    }
    problems.push(...this.#pictures.problems);
    return this.#pictures.found;
  }

  pages(key: string, make: () => Promise<PagesOfFiles>): Promise<PagesOfFiles> {
    if (this.#pages?.key !== key) this.#pages = { key, made: make() };
    return this.#pages.made;
  }
}
