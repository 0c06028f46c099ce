import { basename } from 'node:path';
import { stringify } from 'yaml';
import { kindOfFile } from '#domain/entries/entry-kinds.ts';
import { longDay } from '#domain/shared/dates.ts';
import { NewErrors } from '../../check/new-errors.ts';
import { lineOfWords } from '../../formats/error-lines.ts';
import { type Files, fileOfError } from '../../formats/errors.ts';
import { DATA_FILES, type DataFile, formOfDataFile } from '../forms/data-files.ts';
import { type Collection, collectionOf, GUIDE, NEW_TOPIC, nameOfFile, withLetter } from '../forms/fields.ts';
import { inWords, ofNewTopic } from '../forms/form-words.ts';
import { contentName, subjectOf, titlesOf } from '../writing/content-names.ts';
import { changedText, formOfEntry, formValues, partsOf, sentValues } from '../writing/entry-text.ts';
import { Refused, refusedFor } from '../writing/refused.ts';
import { formOfText, textOfForm } from '../writing/write-entries.ts';
import { withSwitches } from '../writing/write-fields.ts';
import { type Author, ContentFiles, type NewPictures } from './content-files.ts';
import { fileOf, labelOf, requireFree, requireOwnTitle } from './entry-addresses.ts';
import { type Changes, freed, isScheduled, renamed, withdrawn, withKnownNames } from './moved-entries.ts';
import type { Repository } from './repository.ts';
import { versionOf } from './shown-versions.ts';

/** An entry as the page gets it. */
export interface FormEntry {
  data: string;
  file: { path: string; id: string };
  /** Of the text of its file. */
  version: string;
}

/** What is known of a save beside the form itself. */
interface Commit extends Author {
  /** Pictures that come with the entry. */
  pictures: NewPictures;
  /** Version of the file that the form shows; none for a new entry. */
  shown?: string | undefined;
  /** Short name of the path of the entry that a new one was copied from. */
  copyOf?: string | undefined;
}

/** A file after it was saved. */
export interface SavedFile {
  /** Within the repository. */
  path: string;
  version: string;
}

/** The entries of a content folder, read and written as forms. Paths are those of the repository. */
export class Entries {
  readonly files: ContentFiles;
  readonly #errors: NewErrors;
  /** Where entries are that the page knows by another path: renamed ones, and new ones with an address of their own. */
  readonly #places = new Map<string, string>();

  constructor(repository: Repository) {
    this.files = new ContentFiles(repository);
    this.#errors = new NewErrors(this.files.folder);
  }

  /**
   * @param folder of one collection
   * @param extension of its files, without the dot
   */
  async list(folder: string, extension: string): Promise<FormEntry[]> {
    const paths = await this.files.paths();
    const listed = paths.filter(
      (path) => path.startsWith(`${folder}/`) && this.#collection(path)?.ending === `.${extension}`,
    );
    return Promise.all(listed.toSorted().map((path) => this.read(path)));
  }

  /** @throws Refused when there is none, or it is none of those that the editor shows */
  async read(asked: string): Promise<FormEntry> {
    const path = await this.#placed(withLetter(asked));
    const dataFile = this.#dataFile(path);
    if (dataFile) return this.#readData(path, dataFile);
    const collection = this.#known(path);
    const text = await this.files.text(path);
    if (text === undefined) throw new Refused(`There is no file ${path}.`);
    const data = formOfEntry(text, collection, nameOfFile(path), await this.#listed(path, text));
    return { data, file: { path, id: path }, version: versionOf(text) };
  }

  /** What became of an entry since the version that a form shows, and by whom; nothing where the form can be saved. */
  async changeOf(asked: string, shown: string): Promise<string | undefined> {
    const { file, version } = await this.read(asked);
    if (version === shown) return undefined;
    return this.files.changeOf(file.path, await this.files.text(file.path), shown);
  }

  /**
   * Writes an entry and commits it; both or none of them.
   * @param form front matter and text as the page has them
   * @throws Refused when the entry has errors, or its file has changed since the version that the form shows
   */
  async save(path: string, form: string, commit: Commit): Promise<SavedFile> {
    const dataFile = this.#dataFile(path);
    return this.files.inTurn(() =>
      dataFile ? this.#saveData(path, form, dataFile, commit) : this.#save(withLetter(path), form, commit),
    );
  }

  /**
   * Withdraws an entry, or a picture, in a commit.
   * @param shownOf the version of a file that the person has seen
   * @throws Refused when something leads to it or shows it, or its file has changed since that version
   */
  async remove(asked: string, commit: Author, shownOf: (path: string) => string | undefined): Promise<void> {
    return this.files.inTurn(async () => {
      if (this.files.isPicture(asked)) return this.#removePicture(asked, commit);
      const path = await this.#placed(withLetter(asked));
      this.#known(path);
      const shown = shownOf(path);
      if (shown === undefined) throw new Refused('Not deleted: load the page again first, to see what goes.');
      await this.files.requireShown(path, await this.files.text(path), shown, 'Not deleted');
      const texts = await this.files.texts();
      const changes = withdrawn(texts, this.files.own(path));
      const errors = await this.#errors.of(changes, new Map(), () => false);
      const names = errors.map(fileOfError).map((file) => contentName(file, texts.get(file)));
      if (names.length > 0)
        throw new Refused(
          `Not deleted, because these lead to it: ${[...new Set(names)].join(', ')}. Take it out there first.`,
        );
      const own = this.files.own(path);
      await this.files.commit(changes, new Map(), subjectOf('Delete', own, texts.get(own)), commit);
    });
  }

  /** Adds a picture to the images folder, in a commit. @throws Refused when pages could not show it */
  async addPicture(path: string, bytes: Buffer, commit: Author): Promise<void> {
    return this.files.inTurn(async () => {
      const added = new Map([[path, bytes]]);
      const [error] = await this.#errors.of(new Map(), await this.files.named(added));
      if (error) throw new Refused(`Not saved. ${error}`);
      await this.files.commit(new Map(), added, `Add the picture ${basename(path)}`, commit);
    });
  }

  /** A picture that a text names in another sense than to show it stays, too. */
  async #removePicture(path: string, commit: Author): Promise<void> {
    const name = basename(path);
    if (!(await this.files.pictures()).some((each) => each.path === path))
      throw new Refused(`Not deleted: there is no picture ${name}. Load the page again.`);
    const users = [...(await this.files.texts())].filter(([, text]) => lineOfWords(text, name) !== undefined);
    if (users.length > 0)
      throw new Refused(
        `Not deleted, because these show it: ${users.map(([file, text]) => contentName(file, text)).join(', ')}. Choose another picture there first.`,
      );
    await this.files.commit(new Map(), new Map([[path, undefined]]), `Delete the picture ${name}`, commit);
  }

  async #save(asked: string, form: string, commit: Commit): Promise<SavedFile> {
    const collection = this.#known(asked);
    const { pictures, shown } = commit;
    const path = shown === undefined ? undefined : await this.#placed(asked);
    const before = path && (await this.files.text(path));
    if (path) await this.files.requireShown(path, before, shown);
    const from = path && this.files.own(path);
    const values = formValues(form, collection);
    const to = fileOf(this.files, collection, values, from, commit.copyOf) ?? this.files.own(asked);
    const saved = this.files.full(to);
    if (from && to !== from && collection.titles.includes(GUIDE))
      throw refusedFor([
        `${labelOf(collection, GUIDE)}: this is the text for the guide ${nameOfFile(from)}: choose that one again`,
      ]);
    if (to !== from) await requireFree(this.files, to, collection, values);
    if (from === undefined) await requireOwnTitle(this.files, values, collection);
    const changed = changedText(form, collection, before);
    const text = before !== undefined && path !== asked ? withKnownNames(changed, before) : changed;
    if (text === before && to === from && pictures.size === 0)
      return { path: saved, version: versionOf(text) };
    const changes: Changes =
      to === from ? new Map([[to, text]]) : movedTo(await this.files.texts(), from, to, text);
    const errors = await this.#errors.of(changes, await this.files.named(pictures), (file) => file === to);
    if (errors.length > 0) {
      const titleOf = titlesOf(await this.files.texts());
      const inForm = (error: string) =>
        inWords(ofNewTopic(error, to, values[NEW_TOPIC]), to, collection.fields, titleOf);
      throw refusedFor(errors.map(inForm));
    }
    const subject = subjectOf(before === undefined ? 'Add' : 'Edit', to, changes.get(to));
    await this.files.commit(changes, pictures, subject, commit);
    this.#places.delete(saved);
    if (saved !== asked) this.#places.set(asked, saved);
    return { path: saved, version: versionOf(changes.get(to) ?? '') };
  }

  async #readData(path: string, dataFile: DataFile): Promise<FormEntry> {
    const text = (await this.files.text(path)) ?? '';
    const form = withSwitches(formOfText(text, dataFile), formOfDataFile(dataFile));
    const data = stringify(form, { lineWidth: 0 });
    return { data, file: { path, id: path }, version: versionOf(text) };
  }

  async #saveData(path: string, form: string, dataFile: DataFile, commit: Commit): Promise<SavedFile> {
    const { pictures, shown } = commit;
    const before = (await this.files.text(path)) ?? '';
    if (versionOf(before) !== shown) await this.files.requireShown(path, before, shown);
    const text = textOfForm(before, sentValues(form), dataFile);
    const saved = { path, version: versionOf(text) };
    if (text === before && pictures.size === 0) return saved;
    const changes: Changes = new Map([[dataFile.file, text]]);
    const errors = await this.#errors.of(changes, await this.files.named(pictures));
    if (errors.length > 0) {
      const titleOf = titlesOf(await this.files.texts());
      throw refusedFor(errors.map((error) => inWords(error, dataFile.file, dataFile.fields, titleOf)));
    }
    await this.files.commit(changes, pictures, subjectOf('Edit', dataFile.file, text), commit);
    return saved;
  }

  /** What lists say of an entry: when it appears, and of the text of a PDF the title of its guide. */
  async #listed(path: string, text: string): Promise<string> {
    const kind = kindOfFile(this.files.own(path));
    if (!kind) {
      const guide = path.endsWith('.pdf.md') ? await this.files.text(path.replace('.pdf.md', '.md')) : '';
      return String(partsOf(guide ?? '').values['title'] ?? '');
    }
    const { values } = partsOf(text);
    return isScheduled(kind, values)
      ? ` · scheduled for ${longDay(String(values['date']).replace(' ', 'T'))}`
      : '';
  }

  /** Where an entry is now that the page knows by a path. */
  async #placed(path: string): Promise<string> {
    let at = path;
    for (let next = this.#places.get(at); next !== undefined; next = this.#places.get(at)) {
      if ((await this.files.text(at)) !== undefined) return at;
      at = next;
    }
    return at;
  }

  #dataFile(path: string): DataFile | undefined {
    return DATA_FILES.find(({ file }) => path === this.files.full(file));
  }

  #collection(path: string): Collection | undefined {
    return path.startsWith(this.files.full('')) ? collectionOf(this.files.own(path)) : undefined;
  }

  #known(path: string): Collection {
    const collection = this.#collection(path);
    if (!collection) throw new Refused(`${path} is none of the files that this page edits.`);
    return collection;
  }
}

/** An entry at an address that it did not have. */
const movedTo = (texts: Files, from: string | undefined, to: string, text: string): Changes =>
  from === undefined ? freed(texts, to).set(to, text) : renamed(texts, from, to, text);
