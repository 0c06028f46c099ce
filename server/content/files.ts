import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { type FolderListing, listFolder } from './folder-listing.ts';
import { decodeText } from './text-file.ts';

/** Texts of all content files by their path inside the content folder, with forward slashes, sorted. */
export type Files = Map<string, string>;

const NO_BYTES = new Uint8Array();
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
 * Reads every YAML and Markdown file below the content folder.
 * @throws ContentError when there is no such folder
 */
export async function readFiles(directory: string): Promise<Files> {
  const { files } = await listContent(directory);
  const paths = [...files.keys()].filter((path) => READ.test(path));
  const texts = await Promise.all(paths.map((path) => readFile(join(directory, path))));
  return new Map(paths.map((path, index) => [path, decodeText(texts[index] ?? NO_BYTES)]));
}
