import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import { slug } from '#domain/shared/slug.ts';
import { IMAGES_FOLDER, readPictures } from '../../media/pictures/pictures.ts';
import { DATA_FILES, type DataFile } from './data-files.ts';
import { changedText, inWords, partsOf, Refused, valuesOf } from './entry-text.ts';
import { type Collection, collectionOf } from './fields.ts';
import { NewErrors } from './new-errors.ts';
import { commitFiles, type Repository } from './repository.ts';
import { formOfText, textOfForm } from './write-entries.ts';
import { formOfFile } from './write-fields.ts';

/** An entry as the page gets it. */
export interface FormEntry {
  data: string;
  file: { path: string; id: string };
}

/** Bytes of pictures, by path within the repository. */
type NewPictures = ReadonlyMap<string, Buffer>;

/** The entries of a content folder, read and written as forms. Paths are those of the repository. */
export class Entries {
  readonly #repository: Repository;
  /** Each file as the page has seen it last, so that nothing is written over what came since. */
  readonly #seen = new Map<string, string>();
  readonly #errors: NewErrors;
  #saving: Promise<unknown> = Promise.resolve();

  constructor(repository: Repository) {
    this.#repository = repository;
    this.#errors = new NewErrors(join(repository.root, repository.contentFolder));
  }

  /** @param folder of one collection */
  async list(folder: string): Promise<FormEntry[]> {
    const { root, contentFolder } = this.#repository;
    const folderOfAll = join(root, contentFolder);
    const found = await readdir(folderOfAll, { recursive: true, withFileTypes: true });
    const names = found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folderOfAll, join(entry.parentPath, entry.name)));
    const paths = names.map((name) => this.#full(name.split(sep).join('/')));
    const listed = paths.filter((path) => path.startsWith(`${folder}/`) && this.#collection(path));
    return Promise.all(listed.toSorted().map((path) => this.read(path)));
  }

  /** @throws Refused when there is none, or it is none of those that the editor shows */
  async read(path: string): Promise<FormEntry> {
    const dataFile = this.#dataFile(path);
    if (dataFile) return this.#readData(path, dataFile);
    const { fields } = this.#known(path);
    const text = await this.#text(path);
    if (text === undefined) throw new Refused(`There is no file ${path}.`);
    this.#seen.set(path, text);
    const { values, body } = partsOf(text);
    const data = `---\n${stringify(formOfFile(values, fields), { lineWidth: 0 })}---\n${body}`;
    return { data, file: { path, id: path } };
  }

  /**
   * Writes an entry and commits it; both or none of them.
   * @param form front matter and text as the page has them
   * @param pictures that come with it, by path
   * @throws Refused when the entry has errors, or its file has changed since it was shown
   */
  async save(path: string, form: string, message: string, pictures: NewPictures = new Map()): Promise<void> {
    return this.#inTurn(() => this.#save(path, form, message, pictures));
  }

  /** Adds a picture to the images folder, in a commit. @throws Refused when pages could not show it */
  async addPicture(path: string, bytes: Buffer, message: string): Promise<void> {
    return this.#inTurn(async () => {
      const added = new Map([[path, bytes]]);
      const [error] = await this.#errors.of(new Map(), await this.#named(added));
      if (error) throw new Refused(`Not saved. ${error}`);
      await this.#commit(added, message);
    });
  }

  /** The pictures of the images folder that pages can show. */
  async pictures(): Promise<{ name: string; path: string; bytes: Buffer }[]> {
    const { root, contentFolder } = this.#repository;
    const found = await readPictures(join(root, contentFolder), []);
    return Promise.all(
      [...found.keys()].map(async (name) => {
        const path = this.#full(`${IMAGES_FOLDER}/${name}`);
        return { name, path, bytes: await readFile(join(root, path)) };
      }),
    );
  }

  async #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#saving.then(act);
    this.#saving = done.catch(() => undefined);
    return done;
  }

  /** Pictures by name. @throws Refused when one would lie elsewhere than in the images folder, or over another one */
  async #named(pictures: NewPictures): Promise<Map<string, Buffer>> {
    const folder = `${this.#full(IMAGES_FOLDER)}/`;
    const named = new Map<string, Buffer>();
    for (const [path, bytes] of pictures) {
      const name = path.slice(folder.length);
      if (!path.startsWith(folder) || name.includes('/') || name === '')
        throw new Refused(`Pictures are saved in ${folder}, not as ${path}.`);
      if (await lstat(join(this.#repository.root, path)).catch(() => undefined))
        throw new Refused(`There is a picture ${name} already: choose it, or give the new one another name.`);
      named.set(name, bytes);
    }
    return named;
  }

  async #commit(files: ReadonlyMap<string, string | Buffer>, message: string): Promise<void> {
    try {
      await commitFiles(this.#repository.root, files, message);
    } catch (error) {
      throw new Refused(`Nothing was saved. Git says: ${(error as Error).message}`);
    }
  }

  async #save(path: string, form: string, message: string, pictures: NewPictures): Promise<void> {
    const dataFile = this.#dataFile(path);
    if (dataFile) return this.#saveData(path, form, dataFile, { message, pictures });
    const collection = this.#known(path);
    const before = await this.#text(path);
    if (before !== this.#seen.get(path)) throw new Refused(changedSince(path));
    const text = changedText(form, collection, before);
    if (text === before && pictures.size === 0) return;
    await this.#requireNoErrors(path, text, collection, await this.#named(pictures));
    await this.#commit(new Map<string, string | Buffer>([...pictures, [path, text]]), message);
    this.#seen.set(path, text);
  }

  /** @throws Refused when the site would not show the entry, or something else because of it */
  async #requireNoErrors(
    path: string,
    text: string,
    { fields }: Collection,
    pictures: ReadonlyMap<string, Buffer>,
  ): Promise<void> {
    const own = path.slice(this.#full('').length);
    const name = own.slice(own.lastIndexOf('/') + 1, -'.md'.length);
    if (name !== slug(name))
      throw new Refused(
        `Not saved. Fix this first: its address would be ${name}: choose another title first`,
      );
    const errors = await this.#errors.of(new Map([[own, text]]), pictures);
    if (errors.length > 0)
      throw new Refused(
        `Not saved. Fix this first: ${errors.map((error) => inWords(error, own, fields)).join('; ')}`,
      );
  }

  async #readData(path: string, dataFile: DataFile): Promise<FormEntry> {
    const text = (await this.#text(path)) ?? '';
    this.#seen.set(path, text);
    return { data: stringify(formOfText(text, dataFile), { lineWidth: 0 }), file: { path, id: path } };
  }

  async #saveData(
    path: string,
    form: string,
    dataFile: DataFile,
    { message, pictures }: Commit,
  ): Promise<void> {
    const before = (await this.#text(path)) ?? '';
    if (before !== (this.#seen.get(path) ?? '')) throw new Refused(changedSince(path));
    const text = textOfForm(before, valuesOf(form), dataFile);
    if (text === before && pictures.size === 0) return;
    const errors = await this.#errors.of(new Map([[dataFile.file, text]]), await this.#named(pictures));
    if (errors.length > 0)
      throw new Refused(
        `Not saved. Fix this first: ${errors.map((error) => inWords(error, dataFile.file, dataFile.fields)).join('; ')}`,
      );
    await this.#commit(new Map<string, string | Buffer>([...pictures, [path, text]]), message);
    this.#seen.set(path, text);
  }

  #dataFile(path: string): DataFile | undefined {
    return DATA_FILES.find(({ file }) => path === this.#full(file));
  }

  #full(path: string): string {
    const { contentFolder } = this.#repository;
    return contentFolder === '' ? path : `${contentFolder}/${path}`;
  }

  #collection(path: string): Collection | undefined {
    const start = this.#full('');
    return path.startsWith(start) ? collectionOf(path.slice(start.length)) : undefined;
  }

  #known(path: string): Collection {
    const collection = this.#collection(path);
    if (!collection) throw new Refused(`${path} is none of the files that this page edits.`);
    return collection;
  }

  /** @throws Refused when a link is on the way, which may lead out of the content folder */
  async #text(path: string): Promise<string | undefined> {
    const root = await realpath(this.#repository.root);
    const file = join(root, path);
    try {
      if ((await realpath(file)) !== file) throw new Refused(`${path} is a link, and is not edited here.`);
      return await readFile(file, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      const isBrokenLink = await lstat(file).then(
        (found) => found.isSymbolicLink(),
        () => false,
      );
      if (isBrokenLink) throw new Refused(`${path} is a link, and is not edited here.`);
      return undefined;
    }
  }
}

/** The message of a commit, and the pictures in it. */
interface Commit {
  message: string;
  pictures: NewPictures;
}

const changedSince = (path: string) =>
  `${path} has changed since this page showed it: copy what you wrote, and load the page anew.`;
