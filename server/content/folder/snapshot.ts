import { basename } from 'node:path';
import type { Entries } from '#domain/entries/entry-kinds.ts';
import { type GuideText, guideText, type PdfText } from '#domain/entries/guide-pdf.ts';
import { DEFAULT_LOCALE } from '#domain/shared/locale.ts';
import { type Pictures, readPictures, setCovers } from '../../media/pictures/pictures.ts';
import type { Copy } from '../copy/copy.ts';
import {
  entryTargets,
  entryTexts,
  fileOfPage,
  placedArticles,
  sitePagesOf,
} from '../entries/entry-targets.ts';
import { setTargets, type Targets } from '../entries/link-targets.ts';
import { checkPeople, checkPlaces, parseEntries } from '../entries/posts.ts';
import { pathOf } from '../entries/site-links.ts';
import { ContentError, encodingError, readFiles } from '../files/files.ts';
import { withLines } from '../formats/error-lines.ts';
import { type Files, fileOfError } from '../formats/errors.ts';
import type { EntryReading } from '../formats/front-matter.ts';
import { bookOf, type CopySnapshot, type PagesOfFiles, parsePages } from './copy-snapshot.ts';
import { copyFingerprint, pagesFingerprint } from './fingerprints.ts';
import { redirectErrors } from './redirect-errors.ts';
import { withDrafts } from './written-links.ts';

/** The entries of the content folder, what the guides' PDFs are made from, and what links may lead to. */
export interface FolderEntries extends Entries {
  guideTexts: GuideText[];
  targets: Targets;
}

/** The content folder at one moment. */
export interface Snapshot extends CopySnapshot {
  /** Absent when they come from elsewhere. */
  entries?: FolderEntries;
}

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The findings in the files of the content folder. */
export interface Findings {
  /** Absent when a file cannot be used. */
  snapshot?: Snapshot;
  /** A line for every error, which begins with its file. */
  problems: string[];
  /** The same, where something leads nowhere: its entry can be shown without it. */
  gaps: string[];
}

/**
 * Reads and checks the content folder in one language.
 * @throws ContentError with every problem in it
 */
export async function readSnapshot(directory: string, locale = DEFAULT_LOCALE): Promise<Required<Snapshot>> {
  const { snapshot, gaps } = await readWithGaps(directory, locale);
  if (gaps.length > 0) throw new ContentError(placed(directory, gaps));
  return snapshot;
}

/**
 * Reads the content folder, whatever leads nowhere in it.
 * @returns the snapshot, and a line for each such gap
 * @throws ContentError with every problem, and the gaps beside them, where a file cannot be used
 */
export async function readWithGaps(
  directory: string,
  locale = DEFAULT_LOCALE,
): Promise<{ snapshot: Required<Snapshot>; gaps: string[] }> {
  const files = await readFiles(directory, locale);
  const unreadable: string[] = [];
  const pictures = await readPictures(directory, unreadable);
  const { snapshot, problems, gaps } = await parseSnapshot(files, pictures, {
    isTranslation: locale.prefix !== '',
  });
  const found = [...problems, ...unreadable];
  if (!snapshot?.entries || found.length > 0) throw new ContentError(placed(directory, [...found, ...gaps]));
  return { snapshot: { ...snapshot, entries: snapshot.entries }, gaps };
}

/** Problems with the name of the content folder before their files. */
export function placed(directory: string, problems: string[]): string[] {
  return problems.map((problem) => `${basename(directory)}/${problem}`);
}

/** How files are read, and the part of an earlier reading that may stand in for reading anew. */
export interface SnapshotOptions {
  /** Whether entries are read; otherwise they come from elsewhere. */
  withEntries?: boolean;
  /** Reads entries. */
  readEntry?: EntryReading;
  /** Whether the texts are of another language than the default one. */
  isTranslation?: boolean;
  /** Files that are left out for errors of their own. */
  leftOut?: ReadonlySet<string>;
  /** Whether a file is being saved, which is told what two files cannot have. */
  isSaved?: (file: string) => boolean;
  /** Gives what was made under the same key before, or makes it. */
  pages?: (key: string, make: () => Promise<PagesOfFiles>) => Promise<PagesOfFiles>;
}

/** Makes a snapshot of texts and pictures. */
export async function parseSnapshot(
  files: Files,
  pictures: Pictures,
  options: SnapshotOptions = {},
): Promise<Findings> {
  const found = await findingsOf(files, pictures, options);
  const unreadable = [...files].flatMap(([file, text]) => {
    const error = encodingError(text);
    return error ? [{ file, problem: `${file}: ${error}` }] : [];
  });
  if (unreadable.length === 0 && found.problems.length === 0 && found.gaps.length === 0) return found;
  // Other errors of a file that cannot be read follow from that.
  const others = found.problems.filter((problem) =>
    unreadable.every(({ file }) => !problem.startsWith(`${file}: `)),
  );
  const { snapshot, gaps } = found;
  return {
    ...(snapshot && unreadable.length === 0 && { snapshot }),
    problems: [...unreadable.map(({ problem }) => problem), ...withLines(others, files)],
    gaps: withLines(gaps, files),
  };
}

async function findingsOf(
  files: Files,
  pictures: Pictures,
  {
    withEntries = true,
    readEntry,
    isTranslation,
    leftOut = new Set(),
    isSaved,
    pages = (_key, make) => make(),
  }: SnapshotOptions,
): Promise<Findings> {
  const problems: string[] = [];
  const gaps: string[] = [];
  const made = await pages(pagesFingerprint(files, pictures), () =>
    parsePages(files, pictures, isTranslation),
  );
  const { copy, pdfTexts, links, ...others } = made.pages;
  problems.push(...made.problems);
  // Where the copy cannot be used, each letter counts, or every link to a term would be reported besides.
  const letters = copy?.pages.glossary.letters ?? ALPHABET;
  const entries = withEntries
    ? await folderEntries(
        files,
        pictures,
        { letters, pdfTexts, copy },
        { problems, gaps },
        leftOut,
        readEntry,
      )
    : undefined;
  gaps.push(...made.gaps);
  if (entries) checkPlaces(entries.posts, problems, withErrors(problems, leftOut), isSaved);
  if (copy && entries) checkPeople(entries.posts, copy.people, problems);
  if (copy) gaps.push(...redirectErrors(copy, entries));
  if (!copy || problems.length > 0) return { problems, gaps };
  const snapshot: Snapshot = {
    revision: copyFingerprint(files, pictures),
    copy,
    pdfTexts,
    links: withDrafts(links, files).filter(({ uri }) => !leftOut.has(fileOfPage(pathOf(uri) ?? '') ?? '')),
    written: [...files.keys()],
    ...others,
    roads: bookOf(copy.roads),
    ...(entries && { entries }),
  };
  return { snapshot, problems, gaps };
}

/** Whether a file has errors: what leads to it is in order once they are fixed, and is not reported besides. */
function withErrors(problems: string[], leftOut: ReadonlySet<string>): (file: string) => boolean {
  const files = new Set([...leftOut, ...problems.map(fileOfError)]);
  return (file) => files.has(file);
}

async function folderEntries(
  files: Files,
  pictures: Pictures,
  { letters, pdfTexts, copy }: { letters: string[]; pdfTexts: Map<string, PdfText>; copy: Copy | undefined },
  { problems, gaps }: Omit<Findings, 'snapshot'>,
  leftOut: ReadonlySet<string>,
  read?: EntryReading,
): Promise<FolderEntries> {
  const parsed = await parseEntries(files, { letters, problems, read });
  const guideTexts = parsed.guides.flatMap((guide) => {
    const text = pdfTexts.get(guide.slug);
    return text ? [guideText(guide, text)] : [];
  });
  setCovers(placedArticles(parsed), pictures, gaps);
  // Where the copy cannot be used, nobody knows its pages.
  const pages = copy && sitePagesOf(parsed, copy);
  const targets = { entries: entryTargets(parsed), pictures, pages };
  const isLeftOut = withErrors(problems, leftOut);
  setTargets(entryTexts(parsed), targets, gaps, (path) => {
    const file = fileOfPage(path) ?? '';
    if (isLeftOut(file)) return 'with errors';
    return files.has(file) ? 'draft' : undefined;
  });
  return { ...parsed, guideTexts, targets };
}
