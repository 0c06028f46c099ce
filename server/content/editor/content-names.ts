import { DATA_FILES } from './data-files.ts';
import { partsOf } from './entry-text.ts';
import { collectionOf } from './fields.ts';

/**
 * What editors call a file of the content folder: an entry by its title, another one by the name of its form.
 * @param file its path below the content folder
 */
export function contentName(file: string, text = ''): string {
  const dataFile = DATA_FILES.find((each) => each.file === file);
  if (dataFile) return dataFile.label;
  const collection = collectionOf(file);
  if (!collection) return file;
  const { one, title } = collection;
  const name = partsOf(text).values[title];
  return typeof name === 'string' ? `${one} “${name}”` : `${one} ${file}`;
}
