import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '#domain/shared/locale.ts';
import type { Files } from '../formats/types.ts';
import { ContentError } from './content-error.ts';
import { type FolderListing, listFolder } from './folder-listing.ts';
import { filesIn } from './locale-files.ts';
import { decodeText } from './text-file.ts';

/** Files that are read at once: thousands would be more than a process may have open. */
const TOGETHER = 100;
const READ = /\.(yaml|md)$/;

/**
 * Lists what lies in the content folder.
 * @throws ContentError when there is no such folder
 */
export function listContent(directory: string): Promise<FolderListing> {
  return listFolder(directory).catch(() => {
    throw new ContentError([
      `${directory}: is missing: create the folder, or set CONTENT_DIR to where it is`,
    ]);
  });
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
