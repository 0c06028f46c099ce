import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const PAGE = /\.(astro|ts)$/;

/**
 * The addresses of all pages that do not come from entries, read from the names of their files.
 * @param pages the folder `src/pages`
 */
export async function fixedPaths(pages: string): Promise<Set<string>> {
  const files = await readdir(pages, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((file) => file.isFile() && PAGE.test(file.name))
    .map((file) => relative(pages, join(file.parentPath, file.name)).replaceAll(sep, '/'))
    .filter((path) => !/(^|\/)_|\[/.test(path))
    .map((path) => `/${path.replace(PAGE, '').replace(/(^|\/)index$/, '')}`);
  return new Set(paths);
}
