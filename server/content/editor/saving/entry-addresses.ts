/** The file, and with it the address, that an entry gets from its form. */
import {
  ADDRESS,
  type Collection,
  collectionOf,
  fileOfEntry,
  hasAddress,
  nameOfFile,
} from '../forms/fields.ts';
import { contentName } from '../writing/content-names.ts';
import { partsOf } from '../writing/entry-text.ts';
import { Refused } from '../writing/refused.ts';
import type { Values } from '../writing/write-yaml.ts';
import type { ContentFiles } from './content-files.ts';
import { versionOf } from './shown-versions.ts';

/**
 * The file that a form asks for, below the content folder. A copy has the address of the first one in its form, which is not asked for.
 * @param from its file so far
 * @param copyOf short name of the path of the entry that a new one was copied from
 */
export function fileOf(
  files: ContentFiles,
  collection: Collection,
  values: Values,
  from: string | undefined,
  copyOf: string | undefined,
): string | undefined {
  const asked = fileOfEntry(collection, values, from && nameOfFile(from));
  const isCopied = asked !== undefined && copyOf === versionOf(files.full(asked));
  return isCopied ? fileOfEntry(collection, { ...values, [ADDRESS]: '' }) : asked;
}

/** @throws Refused when another entry has the title of a new one: lists and search results would not tell them apart */
export async function requireOwnTitle(
  files: ContentFiles,
  values: Values,
  collection: Collection,
): Promise<void> {
  const [field] = collection.titles;
  for (const [file, text] of await files.texts())
    if (
      collectionOf(file)?.name === collection.name &&
      hasAddress(collection) &&
      partsOf(text).values[field] === values[field]
    )
      throw new Refused(`Not saved: there is a ${contentName(file, text)} already. Choose another title.`);
}

/** @throws Refused when another entry has the file, and with it the address */
export async function requireFree(files: ContentFiles, file: string, collection: Collection): Promise<void> {
  const text = await files.text(files.full(file));
  if (text === undefined) return;
  const name = contentName(file, text);
  throw new Refused(
    hasAddress(collection)
      ? `Not saved: the address ${nameOfFile(file)} is taken by the ${name}. Choose another title, or write another address.`
      : `Not saved: there is the ${name} already. Change that one.`,
  );
}
