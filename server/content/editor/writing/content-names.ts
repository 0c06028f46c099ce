import type { Files } from '../../formats/errors.ts';
import { DATA_FILES } from '../forms/data-files.ts';
import { type Collection, collectionOf, nameOfFile } from '../forms/fields.ts';
import type { TitleOf } from '../forms/form-words.ts';
import { partsOf, valuesOf } from './entry-text.ts';

/** What a save did to a file, as the subject of its commit: `Edit the post “Return loads”`. */
export function subjectOf(verb: 'Add' | 'Edit' | 'Delete', file: string, text: string | undefined): string {
  const isPart = DATA_FILES.some((each) => each.file === file);
  const name = contentName(file, text);
  return isPart ? `${verb} “${name}”` : `${verb} the ${name}`;
}

/**
 * What editors call a file of the content folder: an entry by its title, another one by the name of its form.
 * @param file its path below the content folder
 */
export function contentName(file: string, text = ''): string {
  const dataFile = DATA_FILES.find((each) => each.file === file);
  if (dataFile) return dataFile.label;
  const collection = collectionOf(file);
  if (!collection) return file;
  return `${collection.one} “${titleOf(file, collection, text)}”`;
}

function titleOf(file: string, { titles, ending }: Collection, text: string): string {
  const values = ending === '.yaml' ? valuesOf(text) : partsOf(text).values;
  const names = titles.flatMap((title) => values[title] ?? []);
  return names.length > 0 ? names.join(' to ') : nameOfFile(file);
}

/** The titles of entries, by which errors name them. */
export const titlesOf =
  (files: Files): TitleOf =>
  (file) => {
    const collection = collectionOf(file);
    return collection && titleOf(file, collection, files.get(file) ?? '');
  };
