import { relative } from 'node:path';
import { type GuideWords, guideText } from '#domain/entries/guide-pdf.ts';
import type { Guide } from '#domain/entries/guides.ts';
import type { Content } from '#domain/services/content.ts';
import { DEFAULT_LOCALE, type Locale } from '#domain/shared/locale.ts';
import type { GuideStore } from '../../media/guides/guide-store.ts';
import { Images, type TriedImages } from '../../media/pictures/pictures.ts';
import type { SitePages } from '../entries/site-links.ts';
import { ContentError, listContent } from '../files/files.ts';
import { watchFolder } from '../files/watch-folder.ts';
import { explainErrors, type FileError } from '../formats/errors.ts';
import { MovedAddresses } from '../store/redirects.ts';
import { applyChange, basisOf } from '../store/replica/apply-change.ts';
import type { EntryIdentity, EntryReader } from '../store/replica/entry-reader.ts';
import { Replica } from '../store/replica/replica.ts';
import { bookOf, type CopySnapshot } from './copy-snapshot.ts';
import { GoodFiles } from './last-valid-files.ts';
import { makeContent } from './make-content.ts';
import { pagesNow, pagesToCome } from './pages-now.ts';
import { FolderReader, type Reader, type ReaderParts } from './reading/folder-reader.ts';
import { ReaderThread } from './reading/reader-thread.ts';
import { placed } from './snapshot.ts';
import { linkErrors } from './written-links.ts';

/** Content whose page copy comes from the files of one folder, read again when a file changes. */
export interface FileContent extends Content {
  /** Calls the listener after every good change, of copy or entries. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** The words that the PDF of each guide with a text is made of. */
  guideWords(): GuideWords[];
  /** All entries as they are known by when their address changes. */
  identities(): EntryIdentity[];
  /** The pages that links may lead to, those of a day to come among them. */
  pages: SitePages;
  /** The files with errors, and what is shown in their place. */
  errors(): FileError[];
  /** Calls the listener after each reading of the folder. Returns a function that stops it. */
  onRead(listener: () => void): () => void;
  /** Reads the folder again at once, even where nothing seems to have changed. */
  reload(): void;
  /** Stops watching the folder; the content stays readable. */
  close(): void;
}

/**
 * From so many files on, the thread that reads them has read them once before the first save: to begin and to read all takes it seconds. It holds
 * some 70 MB, which a site of fewer files does without until somebody saves (docs/decisions/0004-content-replica.md).
 */
const MANY_FILES = 1000;

/** The options with which content may be opened. */
export interface FileContentOptions {
  /** Serves the entries; without one they are kept in memory. */
  replica?: Replica;
  /** The last good version of each file; without one they are forgotten with the content. */
  good?: GoodFiles;
  /** Has the PDFs of the guides. */
  guideStore?: GuideStore;
  /** Whether answers show facts of the company that are samples, as pages do before the launch. */
  samples?: boolean;
  /** The language that is read; the default one where none is said. */
  locale?: Locale;
  /** Whether the entries of the folder fill the replica. Otherwise something else does, and they are not read. */
  withEntries?: boolean;
  /** Takes the message about files with errors, at the start and whenever there are others. */
  report?: (message: string) => void;
}

/**
 * Opens the content folder. A file with errors is replaced by its last good version, or left out; an error that the site
 * cannot do without leaves all content as it is.
 * @param directory the folder that `docs/content.md` describes
 * @throws ContentError with every problem in it, when the site cannot do without a file that is with errors at the start
 */
export async function openFileContent(
  directory: string,
  {
    replica = Replica.inMemory(),
    good = GoodFiles.inMemory(),
    locale = DEFAULT_LOCALE,
    withEntries = true,
    guideStore,
    samples = true,
    report = console.error,
  }: FileContentOptions = {},
): Promise<FileContent> {
  const moves = new MovedAddresses(good);
  const stillMoves = replica.onChange((moved) => moves.observe(moved));
  let errors: FileError[] = [];
  const readListeners = new Set<() => void>();
  const pictures = new Images(directory);
  const readBy = async (reader: Reader, images: TriedImages, anew = false): Promise<CopySnapshot> => {
    const { copy, errors: found, change } = await reader.read({ basis: basisOf(replica), images, anew });
    if (change) await applyChange(replica, change);
    errors = found;
    return { ...copy, roads: bookOf(copy.copy.roads) };
  };
  const listing = await listContent(directory);
  const parts: ReaderParts = { directory, good, locale, withEntries };
  // The first reading comes before visitors; later ones must not keep them waiting.
  await pictures.tryAll();
  let current = await readBy(await FolderReader.open(parts), await pictures.look());
  const thread = new ReaderThread(parts);
  const content = makeContent(() => current, replica, { guideStore, moves, locale, samples });
  const pages = pagesToCome(pagesNow({ current: () => current, replica, content }), replica);
  const allErrors = () => [...errors, ...ofFolder(directory, linkErrors(current.links, pages))];
  let reported: string | undefined;
  const reportErrors = () => {
    const all = allErrors();
    const message = all.length > 0 ? explainErrors(all) : undefined;
    if (message !== undefined && message !== reported) report(message);
    reported = message;
  };
  reportErrors();

  const listeners = new Set<() => void>();
  let notifiedRevision = content.revision();
  const notify = () => {
    const revision = content.revision();
    if (revision === notifiedRevision) return;
    notifiedRevision = revision;
    for (const listener of listeners) listener();
  };
  let work = Promise.resolve();
  let forced = false;
  let closed = false;
  const failed = (error: unknown) => {
    if (closed) return;
    if (error instanceof ContentError) errors = errorsThatStop(directory, error.problems);
    const message = error instanceof Error ? error.message : error;
    report(`${message}\nThe site goes on with the last good content.`);
    for (const listener of readListeners) listener();
  };
  const refresh = (): Promise<void> => {
    work = work.then(async () => {
      if (closed) return;
      try {
        const anew = forced;
        forced = false;
        if (anew) pictures.forget();
        const images = await pictures.look();
        // Words do not wait for pictures: these come with a reading of their own.
        if (images.untried.length > 0) void pictures.tryAll().then(refresh, failed);
        current = await readBy(thread, images, anew);
        reportErrors();
        notify();
        for (const listener of readListeners) listener();
      } catch (error) {
        failed(error);
      }
    });
    return work;
  };

  const watcher = watchFolder(directory, listing, refresh);
  if (listing.files.size >= MANY_FILES) void refresh();
  const unsubscribe = replica.onChange(() => {
    notify();
    // Where others bring the entries, they are known only now.
    if (!withEntries) reportErrors();
    if (withEntries && replica.state() === 'waiting') refresh();
  });
  const stillGuideStore = guideStore?.onChange(notify);
  return {
    ...content,
    guideWords: () =>
      [...current.pdfTexts].flatMap(([slug, text]) => {
        const guide = replica.read((reader) => reader.entry('guide', slug) ?? scheduledGuide(reader, slug));
        const { site, 'guide-pdf': copy } = current.copy;
        return guide ? [{ text: guideText(guide, text), site, copy }] : [];
      }),
    identities: () => replica.read((reader) => reader.identities()),
    pages,
    errors: allErrors,
    onRead: (listener) => {
      readListeners.add(listener);
      return () => readListeners.delete(listener);
    },
    reload: () => {
      forced = true;
      watcher.reload();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closed = true;
      thread.close();
      stillMoves();
      unsubscribe();
      stillGuideStore?.();
      watcher.close();
    },
  };
}

/** Errors with the name of the content folder before their files. */
const ofFolder = (directory: string, errors: FileError[]): FileError[] =>
  errors.map((error) => ({ ...error, problems: placed(directory, error.problems) }));

/** Its PDF is made before its time, so that it is there from the first moment on. */
function scheduledGuide(reader: EntryReader, slug: string): Guide | undefined {
  const guides = reader.scheduled().flatMap(({ site }) => (site.kind === 'guide' ? [site.entry] : []));
  return guides.find((guide) => guide.slug === slug);
}

/** The errors by file for which all content stays as it is; those of the folder itself have its path. */
function errorsThatStop(directory: string, problems: string[]): FileError[] {
  const byPath = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf(': ')));
  return [...byPath].map(([path, each]) => ({
    file: relative(directory, path) || directory,
    problems: each,
    shows: 'last good version',
  }));
}
