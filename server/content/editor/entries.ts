import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import { slug } from '#domain/shared/slug.ts';
import { IMAGES_FOLDER, readPictures } from '../../media/pictures/pictures.ts';
import type { Person } from './access.ts';
import { DATA_FILES, type DataFile } from './data-files.ts';
import { changedText, partsOf, Refused, valuesOf } from './entry-text.ts';
import { type Collection, collectionOf, withLetter } from './fields.ts';
import { inWords, refusedFor } from './form-words.ts';
import { NewErrors } from './new-errors.ts';
import {
  commitFiles,
  fetchNewest,
  lastChange,
  type Repository,
  readText,
  sendCommits,
} from './repository.ts';
import { versionOf } from './shown-versions.ts';
import { formOfText, textOfForm } from './write-entries.ts';
import { formOfFile } from './write-fields.ts';

/** An entry as the page gets it. */
export interface FormEntry {
  data: string;
  file: { path: string; id: string };
  /** Of the text of its file. */
  version: string;
}

/** Bytes of pictures, by path within the repository. */
type NewPictures = ReadonlyMap<string, Buffer>;

/** What is known of a save beside the form itself. */
interface Commit {
  message: string;
  /** Where it is not git's own user. */
  author?: Person | undefined;
  /** Pictures that come with the entry. */
  pictures: NewPictures;
  /** Version of the file that the form shows; none for a new entry. */
  shown?: string | undefined;
}

/** The entries of a content folder, read and written as forms. Paths are those of the repository. */
export class Entries {
  readonly #repository: Repository;
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
  async read(asked: string): Promise<FormEntry> {
    const path = withLetter(asked);
    const dataFile = this.#dataFile(path);
    if (dataFile) return this.#readData(path, dataFile);
    const { fields } = this.#known(path);
    const text = await readText(this.#repository.root, path);
    if (text === undefined) throw new Refused(`There is no file ${path}.`);
    const { values, body } = partsOf(text);
    const data = `---\n${stringify(formOfFile(values, fields), { lineWidth: 0 })}---\n${body}`;
    return { data, file: { path, id: path }, version: versionOf(text) };
  }

  /**
   * Writes an entry and commits it; both or none of them.
   * @param form front matter and text as the page has them
   * @returns the version that the file has now
   * @throws Refused when the entry has errors, or its file has changed since the version that the form shows
   */
  async save(path: string, form: string, commit: Commit): Promise<string> {
    return this.#inTurn(() => this.#save(withLetter(path), form, commit));
  }

  /** Brings what others sent to the remote, where commits go there. One that does not answer is reported when commits are sent. */
  async refresh(person?: Person): Promise<void> {
    const { root, sends } = this.#repository;
    if (sends) await this.#inTurn(() => fetchNewest(root, person).catch(() => undefined));
  }

  /** Sends all commits to the remote, where they go there. @throws Refused when they stay here */
  async send(person?: Person): Promise<void> {
    const { root, sends } = this.#repository;
    if (!sends) return;
    await this.#inTurn(() => sendCommits(root, person)).catch((error: Error) => {
      throw new Refused(
        `It is saved on the editor's machine, but not sent: the next save sends it again. Git says: ${error.message}`,
      );
    });
  }

  /** Adds a picture to the images folder, in a commit. @throws Refused when pages could not show it */
  async addPicture(path: string, bytes: Buffer, commit: Pick<Commit, 'message' | 'author'>): Promise<void> {
    return this.#inTurn(async () => {
      const added = new Map([[path, bytes]]);
      const [error] = await this.#errors.of(new Map(), await this.#named(added));
      if (error) throw new Refused(`Not saved. ${error}`);
      await this.#commit(added, commit);
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

  async #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
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

  async #commit(
    files: ReadonlyMap<string, string | Buffer>,
    { message, author }: Pick<Commit, 'message' | 'author'>,
  ): Promise<void> {
    try {
      await commitFiles(this.#repository.root, files, message, author);
    } catch (error) {
      throw new Refused(`Nothing was saved. Git says: ${(error as Error).message}`);
    }
  }

  async #save(path: string, form: string, commit: Commit): Promise<string> {
    const dataFile = this.#dataFile(path);
    if (dataFile) return this.#saveData(path, form, dataFile, commit);
    const { pictures } = commit;
    const collection = this.#known(path);
    const before = await readText(this.#repository.root, path);
    await this.#requireShown(path, before, commit);
    const text = changedText(form, collection, before);
    if (text === before && pictures.size === 0) return versionOf(text);
    await this.#requireNoErrors(path, text, collection, await this.#named(pictures));
    await this.#commit(new Map<string, string | Buffer>([...pictures, [path, text]]), commit);
    return versionOf(text);
  }

  /** @throws Refused when the file is another one than the form shows, with who changed it */
  async #requireShown(path: string, text: string | undefined, { shown }: Commit): Promise<void> {
    if ((text === undefined ? undefined : versionOf(text)) === shown) return;
    if (shown === undefined) throw new Refused(`Not saved: there is ${path} already. Choose another title.`);
    const change = await lastChange(this.#repository.root, path).catch(() => undefined);
    throw new Refused(
      `Not saved: ${path} has changed since you opened it${change ? ` (${change})` : ''}. Copy what you wrote, and load the page again.`,
    );
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
    if (name !== slug(name)) throw refusedFor([`its address would be ${name}: choose another title first`]);
    const errors = await this.#errors.of(new Map([[own, text]]), pictures);
    if (errors.length > 0) throw refusedFor(errors.map((error) => inWords(error, own, fields)));
  }

  async #readData(path: string, dataFile: DataFile): Promise<FormEntry> {
    const text = (await readText(this.#repository.root, path)) ?? '';
    const data = stringify(formOfText(text, dataFile), { lineWidth: 0 });
    return { data, file: { path, id: path }, version: versionOf(text) };
  }

  async #saveData(path: string, form: string, dataFile: DataFile, commit: Commit): Promise<string> {
    const { pictures } = commit;
    const before = (await readText(this.#repository.root, path)) ?? '';
    await this.#requireShown(path, before, commit);
    const text = textOfForm(before, valuesOf(form), dataFile);
    if (text === before && pictures.size === 0) return versionOf(text);
    const errors = await this.#errors.of(new Map([[dataFile.file, text]]), await this.#named(pictures));
    if (errors.length > 0)
      throw refusedFor(errors.map((error) => inWords(error, dataFile.file, dataFile.fields)));
    await this.#commit(new Map<string, string | Buffer>([...pictures, [path, text]]), commit);
    return versionOf(text);
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
}
