import { lstat, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { IMAGES_FOLDER, Images } from '../../../media/pictures/pictures.ts';
import { readFiles } from '../../files/files.ts';
import type { Files } from '../../formats/errors.ts';
import { contentName } from '../writing/content-names.ts';
import { Refused } from '../writing/refused.ts';
import type { Changes } from './moved-entries.ts';
import {
  below,
  commitFiles,
  fetchNewest,
  lastChange,
  type Person,
  type Repository,
  readText,
  sendCommits,
} from './repository.ts';
import { versionOf } from './shown-versions.ts';

/** Bytes of pictures, by path within the repository. */
export type NewPictures = ReadonlyMap<string, Buffer>;

/** Who makes a commit. */
export interface Author {
  /** Where it is not git's own user. */
  author?: Person | undefined;
}

/** The files of a content folder in its repository, which one change after the other reads and writes. */
export class ContentFiles {
  readonly #repository: Repository;
  readonly #images: Images;
  #changing: Promise<unknown> = Promise.resolve();

  constructor(repository: Repository) {
    this.#repository = repository;
    this.#images = new Images(this.folder);
  }

  /** Absolute path of the content folder. */
  get folder(): string {
    return join(this.#repository.root, this.#repository.contentFolder);
  }

  /** The path within the repository of one below the content folder. */
  full(path: string): string {
    return below(this.#repository.contentFolder, path);
  }

  /** The path below the content folder of one within the repository. */
  own(path: string): string {
    return path.slice(this.full('').length);
  }

  /** Waits until the changes before are done. */
  async inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.#changing.then(act);
    this.#changing = done.catch(() => undefined);
    return done;
  }

  /** The paths of all files, within the repository. */
  async paths(): Promise<string[]> {
    const found = await readdir(this.folder, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) =>
        this.full(relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
      );
  }

  /** All texts, by path below the content folder. */
  async texts(): Promise<Files> {
    return readFiles(this.folder);
  }

  /** @param path within the repository */
  async text(path: string): Promise<string | undefined> {
    return readText(this.#repository.root, path);
  }

  /** Whether a path is that of a picture, which may not be there. */
  isPicture(path: string): boolean {
    return path.startsWith(this.full(`${IMAGES_FOLDER}/`));
  }

  /** The pictures of the images folder that pages can show. */
  async pictures(): Promise<{ name: string; path: string }[]> {
    const found = await this.#images.pictures();
    return [...found.keys()].map((name) => ({ name, path: this.full(`${IMAGES_FOLDER}/${name}`) }));
  }

  /** Pictures by name. @throws Refused when one would lie elsewhere than in the images folder, or over another one */
  async named(pictures: NewPictures): Promise<Map<string, Buffer>> {
    const folder = `${this.full(IMAGES_FOLDER)}/`;
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

  /** @throws Refused when a file is another one than somebody has seen, with who changed it */
  async requireShown(
    path: string,
    text: string | undefined,
    shown: string | undefined,
    not = 'Not saved',
  ): Promise<void> {
    const change = await this.changeOf(path, text, shown);
    if (change) throw new Refused(`${not}: ${change}. Copy what you wrote, and load the page again.`);
  }

  /** What became of a file since somebody has seen it, and by whom; nothing where it is the same. */
  async changeOf(
    path: string,
    text: string | undefined,
    shown: string | undefined,
  ): Promise<string | undefined> {
    if (text !== undefined && versionOf(text) === shown) return undefined;
    const change = await lastChange(this.#repository.root, path).catch(() => undefined);
    const what =
      text === undefined ? 'was deleted or got another address' : 'has changed since you opened it';
    const who = change ? ` (${change})` : '';
    const name = contentName(this.own(path), text);
    return `the ${name} ${what}${who}`;
  }

  /**
   * @param pictures by path within the repository; one without bytes goes
   * @param subject of the commit
   * @throws Refused with what git says
   */
  async commit(
    changes: Changes,
    pictures: ReadonlyMap<string, Buffer | undefined>,
    subject: string,
    { author }: Author,
  ): Promise<void> {
    const texts = [...changes].map(([file, text]): [string, string | undefined] => [this.full(file), text]);
    const files = new Map<string, string | Buffer | undefined>([...pictures, ...texts]);
    await commitFiles(this.#repository.root, files, subject, author).catch((error: Error) => {
      throw new Refused(`Nothing was saved. Git says: ${error.message}`);
    });
  }

  /** Brings what others sent to the remote, where commits go there. One that does not answer is reported when commits are sent. */
  async refresh(person?: Person): Promise<void> {
    const { root, sends } = this.#repository;
    if (sends) await this.inTurn(() => fetchNewest(root, person).catch(() => undefined));
  }

  /** Sends all commits to the remote, where they go there. @throws Refused when they stay here */
  async send(person?: Person): Promise<void> {
    const { root, sends } = this.#repository;
    if (!sends) return;
    await this.inTurn(() => sendCommits(root, person)).catch((error: Error) => {
      throw new Refused(
        `It is saved on the editor's machine, but not sent: the next save sends it again. Git says: ${error.message}`,
      );
    });
  }
}
