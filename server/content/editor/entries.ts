import { lstat, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import { slug } from '#domain/shared/slug.ts';
import { FRONT_MATTER, readEntry } from '../formats/front-matter.ts';
import { readYaml } from '../formats/yaml.ts';
import { type Collection, collectionOf } from './fields.ts';
import { commit, type Repository, unstage } from './repository.ts';
import { fileOfForm, formOfFile, isMap, type Values, writeFields } from './write-fields.ts';

/** A request that cannot be done; the message tells the editor why. */
export class Refused extends Error {
  override name = 'Refused';
}

/** An entry as the page gets it. */
export interface FormEntry {
  data: string;
  file: { path: string; id: string };
}

/** The entries of a content folder, read and written as forms. Paths are those of the repository. */
export class Entries {
  readonly #repository: Repository;
  /** Each file as the page has seen it last, so that nothing is written over what came since. */
  readonly #seen = new Map<string, string>();
  #saving: Promise<unknown> = Promise.resolve();

  constructor(repository: Repository) {
    this.#repository = repository;
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
    const { fields } = this.#known(path);
    const text = await this.#text(path);
    if (text === undefined) throw new Refused(`There is no file ${path}.`);
    this.#seen.set(path, text);
    const { values, body } = parts(text);
    const data = `---\n${stringify(formOfFile(values, fields), { lineWidth: 0 })}---\n${body}`;
    return { data, file: { path, id: path } };
  }

  /**
   * Writes an entry and commits it; both or none of them.
   * @param form front matter and text as the page has them
   * @throws Refused when the entry has errors, or its file has changed since it was shown
   */
  async save(path: string, form: string, message: string): Promise<void> {
    const saved = this.#saving.then(() => this.#save(path, form, message));
    this.#saving = saved.catch(() => undefined);
    return saved;
  }

  async #save(path: string, form: string, message: string): Promise<void> {
    const collection = this.#known(path);
    const before = await this.#text(path);
    if (before !== this.#seen.get(path))
      throw new Refused(
        `${path} has changed since this page showed it: copy what you wrote, and load the page anew.`,
      );
    const text = written(form, collection, before);
    if (text === before) return;
    await requireNoErrors(path, text, collection);
    const file = join(this.#repository.root, path);
    await writeFile(file, text);
    try {
      await commit(this.#repository.root, path, message);
    } catch (error) {
      await (before === undefined ? rm(file) : writeFile(file, before));
      await unstage(this.#repository.root, path).catch(() => undefined);
      throw new Refused(`Nothing was saved. Git says: ${(error as Error).message}`);
    }
    this.#seen.set(path, text);
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

function parts(text: string): { head: string; values: Values; body: string } {
  const { head = '', body = text } = FRONT_MATTER.exec(text)?.groups ?? {};
  return { head, values: valuesOf(head), body };
}

/** @throws Refused where the parser gives up, as with aliases of aliases that would fill the memory */
function valuesOf(head: string): Values {
  try {
    const { value } = readYaml(head);
    return isMap(value) ? value : {};
  } catch (error) {
    throw new Refused(`The front matter cannot be read: ${(error as Error).message}`);
  }
}

/** The text of the file: what the form did not change stays letter by letter. */
function written(form: string, { fields }: Collection, before = ''): string {
  const was = parts(before);
  const now = parts(form);
  const head = writeFields(was.head, fileOfForm(now.values, fields, was.values));
  const isSame = now.body.trim() === was.body.replaceAll('\r\n', '\n').trim();
  const body = isSame && before !== '' ? was.body : `\n${now.body.trim()}\n`;
  return `---\n${head}---\n${body}`;
}

async function requireNoErrors(path: string, text: string, { schema }: Collection): Promise<void> {
  const errors: string[] = [];
  const name = path.slice(path.lastIndexOf('/') + 1, -'.md'.length);
  if (name !== slug(name)) errors.push(`its address would be ${name}: choose another title first`);
  await readEntry(text, schema, (error) => errors.push(error));
  if (errors.length > 0) throw new Refused(`Not saved. To put right: ${errors.join('; ')}`);
}
