import type { Document } from '@contentful/rich-text-types';
import { type Entries, kindOfFile } from '#domain/entries/entry-kinds.ts';
import type { Locale } from '#domain/shared/locale.ts';
import type { Pictures } from '../../../media/pictures/pictures.ts';
import {
  articleFile,
  entryTargets,
  siteEntries,
  sitePagesOf,
  termFile,
} from '../../entries/entry-targets.ts';
import { setTargets, targetOf } from '../../entries/link-targets.ts';
import { type Address, addressAt, addressOf, entryPath, type SiteEntry } from '../../entries/site-entry.ts';
import { filesIn, ownErrors, ownFile } from '../../files/locale-files.ts';
import type { FileError, Files } from '../../formats/errors.ts';
import type { Token } from '../../store/replica/replica.ts';
import { readersFingerprint } from '../fingerprints.ts';
import type { GoodFiles } from '../last-valid-files.ts';
import { type CopySnapshot, placed } from '../snapshot.ts';
import { unreadFiles } from '../unread-files.ts';
import { readValidSnapshot } from '../valid-snapshot.ts';
import { CardFile, type Shown } from './card-file.ts';
import { digestOf, EntryCards } from './entry-cards.ts';
import { RememberedFolder } from './folder-cache.ts';

/** Entries that are handed over at a stretch: as many as a visitor can wait for. */
const STRETCH = 8;

/** The copy as it goes from one thread to another. */
export type ReadCopy = Omit<CopySnapshot, 'roads'>;

/** How the replica becomes as the folder is. */
export interface EntryChange {
  /** Whether the entries stand for all there are; otherwise for those that have changed. */
  isWhole: boolean;
  /** Entries that are gone. */
  removed: Address[];
  /** The token of the replica once it has all of them. */
  token: string;
  /** The entries that have come or changed, a few at a time. */
  entries: AsyncIterable<SiteEntry[]>;
  /** To be called once the replica has all of them. */
  done(): Promise<void>;
}

/** The findings in the folder. */
export interface FolderReading {
  copy: ReadCopy;
  errors: FileError[];
  /** Absent when the replica has all entries already. */
  change?: EntryChange;
}

/** Reads a content folder again and again. */
export interface Reader {
  /**
   * @param basis token of the replica
   * @param anew whether files are read that do not seem to have changed
   * @throws ContentError with every problem, when the site cannot do without a file
   */
  read(basis: Token, anew?: boolean): Promise<FolderReading>;
  close(): void;
}

/** The parts that a reader works with. */
export interface ReaderParts {
  directory: string;
  good: GoodFiles;
  /** Where it keeps what it knows of entries; without one, it goes with the reader. */
  cardFile?: string | undefined;
  /** The language that is read. */
  locale: Locale;
  /** Whether entries are read. */
  withEntries: boolean;
}

/** Reads a content folder: after the first time only files that have changed, and of entries only what that changes. */
export class FolderReader implements Reader {
  readonly #parts: Omit<ReaderParts, 'cardFile'>;
  readonly #folder: RememberedFolder;
  readonly #file: CardFile;
  readonly #cards: EntryCards;
  #shown: Shown;

  private constructor(parts: ReaderParts, file: CardFile) {
    this.#parts = parts;
    this.#folder = new RememberedFolder(parts.directory);
    this.#file = file;
    this.#cards = new EntryCards(file.cards());
    this.#shown = file.shown();
  }

  static async open(parts: ReaderParts): Promise<FolderReader> {
    const file = parts.withEntries ? parts.cardFile : undefined;
    return new FolderReader(parts, CardFile.open(file, await readersFingerprint()));
  }

  async read(basis: Token, anew = false): Promise<FolderReading> {
    const { directory, good, withEntries, locale } = this.#parts;
    if (anew) this.#folder.forget();
    const folder = this.#folder;
    const all = await folder.files();
    const { snapshot, errors, files, pictures } = await readValidSnapshot(
      directory,
      good,
      (fingerprint) => !withEntries || basis === tokenOf(fingerprint),
      {
        files: async () => filesIn(locale, all),
        isTranslation: locale.prefix !== '',
        standard: (file) => all.get(file),
        pictures: (problems) => folder.pictures(problems),
        pages: (key, make) => folder.pages(key, make),
        readEntry: this.#cards.read,
      },
    );
    const { entries, entriesFingerprint, roads: _, ...copy } = snapshot;
    // Entries that are shown with gaps are read again at the next start, so that the gaps are reported again.
    const isWhole = errors.every(({ shows }) => shows !== 'the rest');
    const token = tokenOf(entriesFingerprint, isWhole);
    const change = entries && this.#change({ entries, copy: copy.copy, files, pictures, token, basis });
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

  close(): void {
    this.#file.close();
  }

  /** The files whose name or place keeps them from being read. */
  #unread(): FileError[] {
    return unreadFiles(this.#folder.paths()).map(({ file, message }) => ({
      file,
      problems: placed(this.#parts.directory, [`${file}: ${message}`]),
      shows: 'nothing',
    }));
  }

  #change({ entries, copy, files, pictures, token, basis }: Found): EntryChange {
    const targets = { entries: entryTargets(entries), pictures, pages: sitePagesOf(entries, copy) };
    const marks = new Map<string, string>();
    const put: Put[] = [];
    const isWhole = basis === undefined || basis !== this.#shown.token;
    for (const site of siteEntries(entries)) {
      const path = entryPath(addressOf(site));
      const file = fileOf(site);
      const mark = this.#markOf(site, file, (wanted) => targetOf(wanted, targets, path));
      marks.set(path, mark);
      if (isWhole || this.#shown.marks.get(path) !== mark) put.push({ site, file, page: path });
    }
    const gone = [...this.#shown.marks.keys()].filter((path) => !marks.has(path));
    const documentOf = async ({ file, page }: Put) => {
      const document = await this.#cards.document(files.get(file) ?? '', file);
      setTargets([{ file, document, page }], targets, []);
      return document;
    };
    return {
      isWhole,
      token,
      removed: isWhole ? [] : gone.flatMap((path) => addressAt(path) ?? []),
      entries: inStretches(put, documentOf),
      done: async () => {
        const changed = put.map(({ site }) => entryPath(addressOf(site)));
        this.#file.keep({
          cards: this.#cards.settle((file) => files.has(file)),
          token,
          marks: new Map([...changed, ...gone].map((path) => [path, marks.get(path)])),
        });
        this.#shown = { token, marks };
      },
    };
  }

  /** Says what an entry is made of: its fields, its text, and what that shows of others. */
  #markOf({ kind, entry }: SiteEntry, file: string, target: (wanted: Wanted) => unknown): string {
    const { content, ...fields } = entry;
    const card = content && this.#cards.card(file);
    return digestOf(JSON.stringify([kind, fields, card?.digest, card?.facts?.wanted.map(target)]));
  }
}

type Wanted = Parameters<typeof targetOf>[0];

/** An entry that is handed over, with its file and its page. */
interface Put {
  site: SiteEntry;
  file: string;
  page: string;
}

/** The parts of a change. */
interface Found {
  entries: Entries;
  copy: CopySnapshot['copy'];
  files: Files;
  pictures: Pictures;
  token: string;
  basis: Token;
}

/** The token of a replica that is filled from files with a fingerprint; a source of another kind gives none like it. */
function tokenOf(fingerprint: string, isWhole = true): string {
  return `files:${fingerprint}${isWhole ? '' : ':with gaps'}`;
}

async function* inStretches(
  put: Put[],
  documentOf: (one: Put) => Promise<Document>,
): AsyncGenerator<SiteEntry[]> {
  for (let at = 0; at < put.length; at += STRETCH) {
    const whole: SiteEntry[] = [];
    for (const one of put.slice(at, at + STRETCH)) {
      const { site } = one;
      const { kind, entry } = site;
      const content = entry.content && (await documentOf(one));
      whole.push(content ? ({ kind, entry: { ...entry, content } } as SiteEntry) : site);
    }
    yield whole;
  }
}

function fileOf(site: SiteEntry): string {
  return site.kind === 'term' ? termFile(site.entry) : articleFile(site.kind, site.entry.slug);
}
