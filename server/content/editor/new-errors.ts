import { destination } from '#domain/shared/links.ts';
import {
  IMAGES_FOLDER,
  type LocalPicture,
  type Pictures,
  readPicture,
  readPictures,
} from '../../media/pictures/pictures.ts';
import { sitePagesOf } from '../entries/entry-targets.ts';
import { readFiles } from '../files/files.ts';
import { EntryCards } from '../folder/reading/entry-cards.ts';
import { parseSnapshot, type Snapshot } from '../folder/snapshot.ts';
import { errorOf } from '../folder/written-links.ts';
import type { Files } from '../formats/errors.ts';

/** Where an error is in its file. */
const LINE = /^(?<file>[^:]+: )line \d+: /;

/** An error without the line, which a form does not show. */
export const withoutLine = (problem: string) => problem.replace(LINE, '$<file>');

/**
 * Finds what texts would break in a content folder: everything that the site checks, in their own files and in all others, which
 * may need a tag, an address or a picture that goes.
 */
export class NewErrors {
  readonly #directory: string;
  /** Texts that stay as they were are read once. */
  readonly #cards = new EntryCards();

  /** @param directory the content folder */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /**
   * @param changes texts by path below the content folder; an absent one is a file that goes
   * @param added pictures by name, with their bytes
   * @returns a line for each error of the changed files, and for each that the changes bring into others: file, field and remedy
   */
  async of(
    changes: Map<string, string | undefined>,
    added: ReadonlyMap<string, Buffer> = new Map(),
  ): Promise<string[]> {
    const refused: string[] = [];
    const come = new Map<string, LocalPicture>();
    for (const [name, bytes] of added) {
      const read = await readPicture(name, async () => bytes);
      if ('error' in read) refused.push(`${IMAGES_FOLDER}/${name}: ${read.error}`);
      else come.set(name, read.picture);
    }
    if (refused.length > 0) return refused;
    const before = await readFiles(this.#directory);
    const after = new Map(before);
    for (const [path, text] of changes) text === undefined ? after.delete(path) : after.set(path, text);
    const pictures = await readPictures(this.#directory, []);
    const withAdded: Pictures = Object.assign(new Map([...pictures, ...come]), { refused: pictures.refused });
    const known = await this.#found(before, pictures);
    const inOrder = new Map([...after].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const found = await this.#found(inOrder, withAdded);
    const isOwn = (error: string) => [...changes.keys()].some((path) => error.startsWith(`${path}: `));
    const errors = found.errors.filter((error) => isOwn(error) || !known.errors.includes(error));
    const newLinks = [...(known.deadLinks && found.deadLinks ? found.deadLinks : [])].flatMap(
      ([link, error]) => (known.deadLinks?.has(link) ? [] : [error]),
    );
    return withoutConsequences([...new Set([...errors, ...newLinks])], changes);
  }

  async #found(files: Files, pictures: Pictures): Promise<Found> {
    const { snapshot, problems, gaps } = await parseSnapshot(files, pictures, {
      readEntry: this.#cards.read,
    });
    return {
      errors: [...problems, ...gaps].map(withoutLine),
      ...(snapshot && { deadLinks: deadLinks(snapshot) }),
    };
  }
}

/** An entry that cannot be shown is missing to others: their errors end with its own. */
function withoutConsequences(errors: string[], changes: Map<string, string | undefined>): string[] {
  const own = errors.filter((error) => changes.get(error.split(': ', 1)[0] ?? '') !== undefined);
  return own.length > 0 ? own : errors;
}

/** What is wrong in a content folder. */
interface Found {
  errors: string[];
  /** The errors of links outside of entries, by file and address; absent where other errors leave the pages of the site unknown. */
  deadLinks?: ReadonlyMap<string, string>;
}

/** The links of copy that lead nowhere. Those of entries are gaps, and entries with a day to come count as there. */
function deadLinks({ entries, copy, links }: Snapshot): Map<string, string> {
  if (!entries) return new Map();
  const pages = sitePagesOf(entries, copy);
  return new Map(
    links.flatMap((link) => {
      const error = destination(link.uri) === 'site' && errorOf({ ...link, line: undefined }, pages);
      if (!error) return [];
      const place = [link.file, ...(link.field ? [link.field] : [])].join(': ');
      return [[`${link.file} ${link.uri}`, `${place}: ${error}. Correct the address, or remove the link`]];
    }),
  );
}
