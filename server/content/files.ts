import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ContentError } from './content-error.ts';

/** Texts of all content files by their path inside the content folder, with forward slashes, sorted. */
export type Files = Map<string, string>;

const READ = /\.(yaml|md)$/;

/**
 * Reads every YAML and Markdown file below the content folder.
 * @throws ContentError when there is no such folder
 */
export async function readFiles(directory: string): Promise<Files> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch(() => {
    throw new ContentError([
      `${directory}: is missing: create the folder, or set CONTENT_DIR to where it is`,
    ]);
  });
  const paths = entries
    .filter((entry) => entry.isFile() && READ.test(entry.name))
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(directory, path), 'utf8')));
  return new Map(paths.map((path, index) => [path.replaceAll(sep, '/'), texts[index] ?? '']));
}
