import { kindOfFile } from '#domain/entries/entry-kinds.ts';
import type { Locale } from '#domain/shared/locale.ts';
import { picturesOf, type TriedImages } from '../../../media/pictures/pictures.ts';
import { articleFile, siteEntries, termFile } from '../../entries/entry-targets.ts';
import { setTargets, type Targets, targetOf } from '../../entries/link-targets.ts';
import { addressOf, entryPath, type SiteEntry } from '../../entries/site-entry.ts';
import { filesIn, ownErrors, ownFile } from '../../files/locale-files.ts';
import type { FileError, Files } from '../../formats/errors.ts';
import { type Basis, differences, type EntryChange } from '../../store/replica/apply-change.ts';
import type { MarkedEntry } from '../../store/replica/entry-reader.ts';
import type { CopySnapshot } from '../copy-snapshot.ts';
import { readersFingerprint } from '../fingerprints.ts';
import type { GoodFiles } from '../last-valid-files.ts';
import { type FolderEntries, placed } from '../snapshot.ts';
import { unreadFiles } from '../unread-files.ts';
import { readValidSnapshot } from '../valid-snapshot.ts';
import { digestOf, EntryCards } from './entry-cards.ts';
import { RememberedFolder } from './folder-cache.ts';

/** The copy as it goes from one thread to another. */
export type ReadCopy = Omit<CopySnapshot, 'roads'>;

/** A question to a reader. */
export interface ReadRequest {
  basis: Basis;
  images: TriedImages;
  /** Whether files are read that do not seem to have changed. */
  anew?: boolean;
}

/** The findings in the folder. */
export interface FolderReading {
  copy: ReadCopy;
  errors: FileError[];
  /** Absent when entries come from elsewhere. */
  change?: EntryChange;
}

/** Reads a content folder again and again. */
export interface Reader {
  /** @throws ContentError with every problem, when the site cannot do without a file */
  read(request: ReadRequest): Promise<FolderReading>;
}

/** The parts that a reader works with. */
export interface ReaderParts {
  directory: string;
  /** Has the last good version of each file, and what was read of it. */
  good: GoodFiles;
  /** The language that is read. */
  locale: Locale;
  /** Whether entries are read. */
  withEntries: boolean;
}

/** Reads a content folder: after the first time only files that have changed, and of entries only what that changes. */
export class FolderReader implements Reader {
  readonly #parts: ReaderParts;
  readonly #folder: RememberedFolder;
  readonly #cards: EntryCards;

  private constructor(parts: ReaderParts, code: string) {
    this.#parts = parts;
    this.#folder = new RememberedFolder(parts.directory);
    this.#cards = new EntryCards(parts.good, code);
  }

  static async open(parts: ReaderParts): Promise<FolderReader> {
    return new FolderReader(parts, await readersFingerprint());
  }

  async read({ basis, images, anew = false }: ReadRequest): Promise<FolderReading> {
    const { directory, good, withEntries, locale } = this.#parts;
    if (anew) this.#folder.forget();
    const folder = this.#folder;
    const all = await folder.files();
    const pictures = picturesOf(images);
    const { snapshot, errors, files } = await readValidSnapshot(directory, good, {
      files: withoutUntried(filesIn(locale, all), images, good),
      pictures,
      withEntries,
      isTranslation: locale.prefix !== '',
      standard: (file) => all.get(file),
      pages: (key, make) => folder.pages(key, make),
      readEntry: this.#cards.read,
    });
    const { entries, roads: _, ...copy } = snapshot;
    const change = entries && this.#change({ entries, files, basis });
    const links = copy.links.flatMap((link) => {
      const own = ownFile(locale, all, link.file);
      // Copy that was put together has no line to name.
      const line = own === link.file || link.file.endsWith('.md') ? link.line : undefined;
      // Entries of the folder are no drafts where others take their place.
      const isDraft = withEntries && link.isDraft;
      return own === undefined ? [] : [{ ...link, file: own, line, isDraft }];
    });
    const isOwn = (file: string) => ownFile(locale, all, file) !== undefined;
    const written = copy.written.filter((file) => isOwn(file) && (withEntries || !kindOfFile(file)));
    const unread = withEntries && locale.prefix === '' ? this.#unread() : [];
    return {
      copy: { ...copy, links, written },
      errors: [...ownErrors(locale, all, errors), ...unread],
      ...(change && { change }),
    };
  }

  /** The files whose name or place keeps them from being read. */
  #unread(): FileError[] {
    return unreadFiles(this.#folder.paths()).map(({ file, message }) => ({
      file,
      problems: placed(this.#parts.directory, [`${file}: ${message}`]),
      shows: 'nothing',
    }));
  }

  #change({ entries, files, basis }: Found): EntryChange {
    const { targets } = entries;
    const all = [...siteEntries(entries)].map((site): Placed => {
      const page = entryPath(addressOf(site));
      const file = fileOf(site);
      return { site, file, page, mark: this.#markOf(site, file, page, targets) };
    });
    const { put, ...rest } = differences(basis, all);
    this.#cards.settle((file) => files.has(file), new Set(put.map(({ file }) => file)));
    return { from: basis.token, token: OF_FILES, ...rest, entries: this.#whole(put, files, targets) };
  }

  /** Says what an entry is made of: its fields, its text, and what that shows of others. */
  #markOf({ kind, entry }: SiteEntry, file: string, page: string, targets: Targets): string {
    const { content: _, ...fields } = entry;
    const card = this.#cards.card(file);
    const shown = card?.facts?.wanted.map((wanted) => targetOf(wanted, targets, page));
    return digestOf(JSON.stringify([kind, fields, card?.digest, shown]));
  }

  /** Gives entries their texts, with all that these show of others. */
  async *#whole(put: Placed[], files: Files, targets: Targets): AsyncGenerator<MarkedEntry> {
    for (const { site, file, page, mark } of put) {
      const { kind, entry } = site;
      if (!entry.content) {
        yield { site, mark };
        continue;
      }
      const content = await this.#cards.document(files.get(file) ?? '', file);
      setTargets([{ file, document: content, page }], targets, []);
      yield { site: { kind, entry: { ...entry, content } } as SiteEntry, mark };
    }
  }
}

/** An entry with its file and its page; its text is a stub. */
interface Placed extends MarkedEntry {
  file: string;
  page: string;
}

/** The parts of a change. */
interface Found {
  entries: FolderEntries;
  files: Files;
  basis: Basis;
}

/** The token of a replica that is filled from files; a source of another kind gives none like it. */
const OF_FILES = 'files';

/**
 * Texts without those that name a picture which is still to be tried: each stays as it was in order last until that is done, so that
 * all others are shown at once.
 */
function withoutUntried(texts: Files, { untried }: TriedImages, good: GoodFiles): Files {
  if (untried.length === 0) return texts;
  return new Map(
    [...texts].flatMap(([file, text]): [string, string][] => {
      if (untried.every((name) => !text.includes(name))) return [[file, text]];
      const before = good.text(file);
      return before === undefined ? [] : [[file, before]];
    }),
  );
}

function fileOf(site: SiteEntry): string {
  return site.kind === 'term' ? termFile(site.entry) : articleFile(site.kind, site.entry.slug);
}
