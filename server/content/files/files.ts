import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '#domain/shared/locale.ts';
import type { Files } from '../formats/errors.ts';
import { filesIn } from './locale-files.ts';
import { type FolderListing, listFolder } from './watch-folder.ts';

/** The content cannot be used; each problem names file, field and remedy, and all are reported at once. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The content cannot be used:\n  ${problems.join('\n  ')}`);
    this.problems = problems;
  }
}

/** Marks of the encodings that Windows' Notepad offers, at the beginning of a file. */
const UTF_16_LITTLE_ENDIAN = [0xff, 0xfe];
const UTF_16_BIG_ENDIAN = [0xfe, 0xff];
/** The sign for bytes that are no letter in UTF-8, and the one that UTF-16 without a mark is full of. */
const UNREADABLE = ['\uFFFD', '\0'];

/** The text of a file in UTF-8, or in UTF-16 with a mark at its beginning; the mark is no part of it. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

/** Finds the error in the encoding of a text, with the line and the remedy. */
export function encodingError(text: string): string | undefined {
  const places = UNREADABLE.map((sign) => text.indexOf(sign)).filter((place) => place >= 0);
  if (places.length === 0) return undefined;
  const line = text.slice(0, Math.min(...places)).split('\n').length;
  return `line ${line}: save the file as UTF-8 (in Notepad: 'Save as', 'Encoding'): a letter of this line cannot be read`;
}

function encodingOf(bytes: Uint8Array): string {
  const beginsWith = (mark: number[]) => mark.every((byte, place) => bytes[place] === byte);
  if (beginsWith(UTF_16_LITTLE_ENDIAN)) return 'utf-16le';
  return beginsWith(UTF_16_BIG_ENDIAN) ? 'utf-16be' : 'utf-8';
}

/** Files that are read at once: thousands would be more than a process may have open. */
const TOGETHER = 100;
const READ = /\.(yaml|md)$/;

/** An empty folder is what is left where a volume is not mounted; taken for content, it would remove every entry. */
const NOTHING_THERE = 'is missing or empty: put the content there, or set CONTENT_DIR to where it is';

/**
 * Lists what lies in the content folder.
 * @throws ContentError when there is no such folder, or nothing in it
 */
export async function listContent(directory: string): Promise<FolderListing> {
  const listing = await listFolder(directory).catch(() => undefined);
  if (!listing || listing.files.size === 0) throw new ContentError([`${directory}: ${NOTHING_THERE}`]);
  return listing;
}

/**
 * Reads every YAML and Markdown file of one language below the content folder.
 * @throws ContentError when there is no such folder
 */
export async function readFiles(directory: string, locale: Locale = DEFAULT_LOCALE): Promise<Files> {
  return filesIn(locale, await readListed(directory, await listContent(directory)));
}

/**
 * Reads the files of a listing that hold texts.
 * @param known the text of a file that need not be read
 */
export async function readListed(
  directory: string,
  { files }: FolderListing,
  known: (path: string) => string | undefined = () => undefined,
): Promise<Files> {
  const paths = [...files.keys()].filter((path) => READ.test(path));
  const texts: Files = new Map();
  for (let at = 0; at < paths.length; at += TOGETHER)
    for (const [path, text] of await Promise.all(
      paths
        .slice(at, at + TOGETHER)
        .map(
          async (path): Promise<[string, string]> => [
            path,
            known(path) ?? decodeText(await readFile(join(directory, path))),
          ],
        ),
    ))
      texts.set(path, text);
  return texts;
}
