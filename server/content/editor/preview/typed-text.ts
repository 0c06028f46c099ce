import { stringify } from 'yaml';
import { guidePath } from '#domain/entries/guides.ts';
import { lanePath } from '#domain/price/lanes.ts';
import { DATA_FILES } from '../forms/data-files.ts';
import { COLLECTIONS, collectionOf, fileOfEntry, nameOfFile } from '../forms/fields.ts';
import type { Field } from '../forms/form-of-schema.ts';
import { below, type Repository, readText } from '../saving/repository.ts';
import { changedText } from '../writing/entry-text.ts';
import { Refused } from '../writing/refused.ts';
import { textOfForm } from '../writing/write-entries.ts';
import type { Values } from '../writing/write-yaml.ts';

/** What a form would write. */
export interface TypedText {
  /** Below the content folder. */
  file: string;
  text: string;
  fields: Field[];
  /** The address of a page that shows it, where the file is not an entry's. */
  page?: string;
}

/**
 * The text that the file of a form would have, which is saved nowhere.
 * @param folder name of the collection that a new entry belongs to
 * @param path of the file within the repository; empty for a new entry
 * @returns nothing as long as a new entry has no name
 * @throws Refused when it is none of the forms
 */
export async function typedText(
  { root, contentFolder }: Repository,
  folder: string,
  path: string,
  values: Values,
): Promise<TypedText | undefined> {
  const dataFile = DATA_FILES.find(({ file }) => path === below(contentFolder, file));
  if (dataFile) {
    const { file, fields, page } = dataFile;
    const text = textOfForm((await readText(root, path)) ?? '', values, dataFile);
    return { file, text, fields, page };
  }
  const collection = COLLECTIONS.find((each) => each.name === folder);
  const start = below(contentFolder, '');
  const file = path ? path.slice(start.length) : collection && fileOfEntry(collection, values);
  if (
    !collection ||
    (file !== undefined && (collectionOf(file) !== collection || !path.startsWith(path && start)))
  )
    throw new Refused('This is none of the forms that this page edits.');
  if (file === undefined) return undefined;
  const { body = '', ...head } = values;
  const form = collection.ending === '.yaml' ? stringify(values) : `---\n${stringify(head)}---\n${body}`;
  const text = changedText(form, collection, await readText(root, below(contentFolder, file)));
  const page = pageOf(file);
  return { file, text, fields: collection.fields, ...(page && { page }) };
}

/** The page of what is no entry. */
function pageOf(file: string): string | undefined {
  if (file.endsWith('.yaml')) return lanePath({ slug: nameOfFile(file) });
  return file.endsWith('.pdf.md') ? guidePath(nameOfFile(file)) : undefined;
}
