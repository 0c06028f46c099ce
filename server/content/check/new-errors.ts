import { lagosDay } from '#domain/shared/dates.ts';
import { destination } from '#domain/shared/links.ts';
import { Images, type LocalPicture, type Pictures, readPicture } from '../../media/pictures/pictures.ts';
import { sitePagesOf } from '../entries/entry-targets.ts';
import { readFiles } from '../files/files.ts';
import type { PagesOfFiles } from '../folder/copy-snapshot.ts';
import { digestOf, EntryCards } from '../folder/reading/entry-cards.ts';
import { parseSnapshot, type Snapshot } from '../folder/snapshot.ts';
import { errorOf } from '../folder/written-links.ts';
import { type Files, fileOfError } from '../formats/errors.ts';

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
  readonly #images: Images;
  /** Texts that stay as they were are read once. */
  readonly #cards = new EntryCards();
  /** By fingerprint: what a save leaves is what the next one begins with. */
  #pages = new Map<string, Promise<PagesOfFiles>>();
  #known = new Map<string, Promise<Found>>();

  /** @param directory the content folder */
  constructor(directory: string) {
    this.#directory = directory;
    this.#images = new Images(directory);
  }

  /**
   * @param changes texts by path below the content folder; an absent one is a file that goes
   * @param added pictures by name, with their bytes
   * @param isOwn whether a file counts as written anew, with every error of it
   * @returns a line for each error of the changed files, and for each that the changes bring into others: file, field and remedy
   */
  async of(
    changes: Map<string, string | undefined>,
    added: ReadonlyMap<string, Buffer> = new Map(),
    isOwn: (file: string) => boolean = (file) => changes.has(file),
  ): Promise<string[]> {
    const refused: string[] = [];
    const come = new Map<string, LocalPicture>();
    for (const [name, bytes] of added) {
      const read = await readPicture(name, async () => bytes);
      if ('error' in read) refused.push(`picture '${name}': ${read.error}`);
      else come.set(name, read.picture);
    }
    if (refused.length > 0) return refused;
    const before = await readFiles(this.#directory);
    const after = new Map(before);
    for (const [path, text] of changes) text === undefined ? after.delete(path) : after.set(path, text);
    const pictures = await this.#images.pictures();
    const withAdded: Pictures = Object.assign(new Map([...pictures, ...come]), { refused: pictures.refused });
    const known = await this.#found(before, pictures);
    const inOrder = new Map([...after].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const found = await this.#found(inOrder, withAdded, isOwn);
    const errors = found.errors.filter((error) => isOwn(fileOfError(error)) || !known.errors.includes(error));
    const newLinks = [...(known.deadLinks && found.deadLinks ? found.deadLinks : [])].flatMap(
      ([link, error]) => (known.deadLinks?.has(link) ? [] : [error]),
    );
    return [...new Set([...errors, ...newLinks])];
  }

  #found(files: Files, pictures: Pictures, isSaved?: (file: string) => boolean): Promise<Found> {
    const key = digestOf(
      JSON.stringify([[...files], [...pictures], [...(pictures.refused ?? [])], lagosDay(new Date())]),
    );
    return kept(this.#known, key, () => this.#find(files, pictures, isSaved));
  }

  async #find(
    files: Files,
    pictures: Pictures,
    isSaved: (file: string) => boolean = () => false,
  ): Promise<Found> {
    const { snapshot, problems, gaps } = await parseSnapshot(files, pictures, {
      readEntry: this.#cards.read,
      isSaved,
      pages: (key, make) => kept(this.#pages, key, make),
    });
    return {
      errors: [
        ...[...problems, ...gaps].map(withoutLine),
        ...(isSaved(ANNOUNCEMENT) ? missed(snapshot) : []),
      ],
      ...(snapshot && { deadLinks: deadLinks(snapshot) }),
    };
  }
}

const ANNOUNCEMENT = 'announcement.yaml';

/** An announcement that nobody would see. A file is in order where its days have passed since. */
function missed(snapshot: Snapshot | undefined): string[] {
  const until = snapshot?.copy.announcement?.until;
  return until !== undefined && until < lagosDay(new Date())
    ? [`${ANNOUNCEMENT}: until: this day has passed, so nobody would see it: choose today or a later day`]
    : [];
}

/** The state before a change, and the one after it. */
const KEPT = 2;

/** Gives what was made under a key before, or makes it and keeps it in the place of the oldest. */
function kept<Value>(
  made: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = made.get(key) ?? make();
  made.delete(key);
  made.set(key, value);
  for (const old of made.keys()) if (made.size > KEPT) made.delete(old);
  return value;
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
      return [[`${link.file} ${link.uri}`, `${place}: ${error}`]];
    }),
  );
}
