import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const FOLDER = join(SOURCE, 'ui', 'styles');
const SCHEME = 'virtual:page-styles/';
/** Stands before the NAME in the path of a sheet that no file holds: Tailwind takes its sources relative to a folder that exists. */
const PREFIX = 'of-page-';
const ADDRESS = `/src/ui/styles/${PREFIX}`;
const CODE = /\.(astro|tsx?)$/;
/** An import of code, of a style sheet or, within `import()`, of what comes later. Types name no class. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

const importsOf = async (file: string) =>
  [...(await readFile(file, 'utf8')).matchAll(IMPORT)].map(([, first, later]) => first ?? later ?? '');

/**
 * Makes the styles of a page, which it imports as `virtual:page-styles/NAME.css`: those that all pages share (src/ui/styles/site.css), and the
 * classes in the modules that this page and others of that NAME import, directly or not. Pages that follow one another share a NAME, so that
 * a visitor gets one sheet for both.
 */
export const pageStyles: Plugin = {
  name: 'page-styles',
  enforce: 'pre',
  resolveId: (id) => {
    if (id.startsWith(SCHEME)) return join(FOLDER, PREFIX + id.slice(SCHEME.length));
    // The development server is asked for the sheet by the address of its path.
    return id.startsWith(ADDRESS) ? join(FOLDER, id.slice(ADDRESS.length - PREFIX.length)) : undefined;
  },
  async load(id) {
    const file = id.replace(/\?.*/, '');
    if (dirname(file) !== FOLDER || !basename(file).startsWith(PREFIX)) return undefined;
    const wanted = SCHEME + basename(file).slice(PREFIX.length);
    const modules = new Set<string>();
    const waiting: string[] = [];
    for (const page of await pages()) if ((await importsOf(page)).includes(wanted)) waiting.push(page);
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (modules.has(file)) continue;
      modules.add(file);
      this.addWatchFile(file);
      for (const name of await importsOf(file)) {
        const found = (await this.resolve(name, file))?.id.replace(/\?.*/, '');
        if (found?.startsWith(SOURCE) && CODE.test(found)) waiting.push(found);
      }
    }
    const sources = [...modules].toSorted().map((file) => `@source "${asPattern(relative(FOLDER, file))}";`);
    return ['@import "./site.css";', ...sources].join('\n');
  },
};

/** A source is a pattern, in which the brackets of a route's parameter would have a meaning of their own. */
const asPattern = (path: string) => path.replaceAll(/[[\]]/g, '?');

const pages = async () =>
  (await readdir(join(SOURCE, 'pages'), { recursive: true }))
    .filter((file) => CODE.test(file))
    .map((file) => join(SOURCE, 'pages', file));
