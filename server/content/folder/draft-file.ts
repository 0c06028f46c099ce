import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Entries, kindOfFile } from '#domain/entries/entry-kinds.ts';
import type { EntryTarget } from '#domain/entries/rich-text/rich-text.ts';
import type { Content } from '#domain/services/content.ts';
import { type Pictures, readPictures, setCovers } from '../../media/pictures/pictures.ts';
import { entryTexts, placedArticles, siteEntries } from '../entries/entry-targets.ts';
import { textFile } from '../entries/guides.ts';
import { setTargets, wantedBy } from '../entries/link-targets.ts';
import { parseEntries } from '../entries/posts.ts';
import { addressAt, type SiteEntry } from '../entries/site-entry.ts';
import { pathOf } from '../entries/site-links.ts';
import { decodeText } from '../files/files.ts';
import type { Files } from '../formats/errors.ts';

/** One entry of the content folder, published or not. */
export interface DraftFile {
  /** Absent when it cannot be shown. */
  entry?: SiteEntry;
  /** All kinds of entries, with none but this one. */
  entries: Entries;
  /** A line for every error, with field or line, and remedy. */
  problems: string[];
}

/**
 * Reads one entry as it is in its file just now, whether visitors see it or not.
 * @param directory the content folder
 * @param file its path below the folder, with forward slashes
 * @param content what its links lead to
 * @returns nothing when the folder has no such file
 */
export async function readDraftFile(
  directory: string,
  file: string,
  content: Content,
): Promise<DraftFile | undefined> {
  // No path leads out of the folder, and no other file is read.
  const bytes = kindOfFile(file) && (await readFile(join(directory, file)).catch(() => undefined));
  if (!bytes) return undefined;
  const pictures = await readPictures(directory, []);
  return readDraft(file, decodeText(bytes), pictures, content, await pdfTextOf(directory, file));
}

/**
 * The text of a guide's PDF, which says that the guide has one.
 * @param directory the content folder
 * @param file of an entry, below the folder
 */
export async function pdfTextOf(directory: string, file: string): Promise<Files> {
  if (kindOfFile(file) !== 'guide') return new Map();
  const pdf = textFile(basename(file, '.md'));
  const text = await readFile(join(directory, pdf), 'utf8').catch(() => undefined);
  return new Map(text === undefined ? [] : [[pdf, text]]);
}

/**
 * Reads one entry as its file would be, whether there is one or not.
 * @param file the path below the content folder
 * @param pictures that it can show
 * @param content what its links lead to
 * @param others files that belong to it
 */
export async function readDraft(
  file: string,
  text: string,
  pictures: Pictures,
  content: Content,
  others: Files = new Map(),
): Promise<DraftFile> {
  const files: Files = new Map([[file, text], ...others]);
  const problems: string[] = [];
  const { letters } = content.page('glossary');
  const entries = await parseEntries(files, { letters, problems, unpublished: true });
  const gaps: string[] = [];
  setCovers(placedArticles(entries), pictures, gaps);
  const linked = new Map(linkedPaths(entries).flatMap((path) => targetsAt(path, content)));
  setTargets(entryTexts(entries), { entries: linked, pictures }, gaps);
  const [entry] = siteEntries(entries);
  return { entries, problems: [...problems, ...gaps], ...(entry && problems.length === 0 && { entry }) };
}

/** The paths of entries that texts lead to. */
function linkedPaths(entries: Entries): string[] {
  return entryTexts(entries)
    .flatMap(({ document }) => wantedBy(document))
    .flatMap((wanted) =>
      'path' in wanted ? [wanted.path] : 'uri' in wanted ? [pathOf(wanted.uri) ?? ''] : [],
    );
}

function targetsAt(path: string, content: Content): [string, EntryTarget][] {
  const { kind, letter = '', slug = '' } = addressAt(path) ?? {};
  if (kind === undefined) return [];
  if (kind === 'term') {
    const term = content.term(letter, slug);
    return term ? [[path, { kind, href: path, title: term.subject, subTitle: term.subTitle }]] : [];
  }
  const article = content.article(kind, slug);
  return article ? [[path, { kind, href: path, title: article.title, subTitle: article.subTitle }]] : [];
}
