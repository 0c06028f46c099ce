import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { ContentError } from './content-error.ts';
import type { Pictures } from './pictures.ts';

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

/** A short fingerprint of all names and texts, and of the pictures. */
export function fingerprint(files: Files, pictures: Pictures): string {
  return createHash('sha256')
    .update(JSON.stringify([...files, ...pictures]))
    .digest('hex')
    .slice(0, 16);
}
