import { listContent, readListed } from '../../files/files.ts';
import type { FolderListing } from '../../files/watch-folder.ts';
import type { Files } from '../../formats/errors.ts';
import type { PagesOfFiles } from '../copy-snapshot.ts';

/** A content folder of which only those files are read that have changed since they were read last. */
export class RememberedFolder {
  readonly #directory: string;
  #listing: FolderListing = { files: new Map(), folders: [] };
  #texts: Files = new Map();
  #pages: { key: string; made: Promise<PagesOfFiles> } | undefined;

  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Reads every file the next time, even where nothing seems to have changed. */
  forget(): void {
    this.#texts = new Map();
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

  pages(key: string, make: () => Promise<PagesOfFiles>): Promise<PagesOfFiles> {
    if (this.#pages?.key !== key) this.#pages = { key, made: make() };
    return this.#pages.made;
  }
}
