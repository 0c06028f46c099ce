import { parse, stringify } from 'yaml';
import { LOCALES, type Locale } from '#domain/shared/locale.ts';
import type { FileError, Files } from '../formats/errors.ts';
import { YAML_OPTIONS } from '../formats/yaml.ts';

/** Holds a folder for each language but the default one, named by its tag and laid out like the content folder. */
export const LOCALES_FOLDER = 'locales/';
/** Where an error is in the file that it names. */
const LINE = /: line \d+/;

const folderOf = (tag: string) => `${LOCALES_FOLDER}${tag}/`;

/** Where a file of a language is in the default one; other files stay where they are. */
export function standardPlace(path: string, locales = LOCALES): string {
  const own = locales.map(({ tag }) => folderOf(tag)).find((folder) => path.startsWith(folder));
  return own ? path.slice(own.length) : path;
}

/**
 * The texts of one language. What its folder has replaces the default: a text as a whole, copy key by key, so
 * that what is not translated yet is shown in the default language.
 * @param all files of the content folder, of all languages
 */
export function filesIn({ tag, prefix }: Locale, all: Files): Files {
  const files: Files = new Map([...all].filter(([path]) => !path.startsWith(LOCALES_FOLDER)));
  if (prefix === '') return files;
  const folder = folderOf(tag);
  for (const [path, text] of all) {
    if (!path.startsWith(folder)) continue;
    const place = path.slice(folder.length);
    files.set(place, place.endsWith('.yaml') ? merged(files.get(place), text) : text);
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The name of a file in the folder of a language, where that has a file of its own; in the default language every file is its own. */
export function ownFile({ tag, prefix }: Locale, all: Files, file: string): string | undefined {
  if (prefix === '') return file;
  const own = folderOf(tag) + file;
  return all.has(own) ? own : undefined;
}

/**
 * The errors of what one language has of its own, under the names of its files. Those of the default language are reported by the code that reads
 * that one. Copy that was put together has no line to name.
 */
export function ownErrors(locale: Locale, all: Files, errors: FileError[]): FileError[] {
  if (locale.prefix === '') return errors;
  return errors.flatMap(({ file, problems, shows }) => {
    const own = ownFile(locale, all, file);
    if (own === undefined) return [];
    const isMerged = file.endsWith('.yaml') && all.has(file);
    const renamed = problems
      .map((problem) => (isMerged ? problem.replace(LINE, '') : problem))
      .map((problem) => problem.replace(file, own));
    return [{ file: own, problems: renamed, shows }];
  });
}

/** A text that cannot be read stays as it is, so that its error is reported. */
function merged(standard: string | undefined, translated: string): string {
  if (standard === undefined) return translated;
  try {
    return stringify(over(parse(standard, YAML_OPTIONS), parse(translated, YAML_OPTIONS)));
  } catch {
    return translated;
  }
}

/** Maps are merged by their keys; a list or a text stands for the whole one. */
function over(standard: unknown, translated: unknown): unknown {
  if (!isMap(standard) || !isMap(translated)) return translated ?? standard;
  const both = Object.entries(translated).map(([key, value]) => [key, over(standard[key], value)]);
  return { ...standard, ...Object.fromEntries(both) };
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
