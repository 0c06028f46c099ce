/** The file, and with it the address, that an entry gets from its form. */
import { slug } from '#domain/shared/slug.ts';
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
import { refusedFor } from '../writing/refused.ts';
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
      throw refusedFor([
        `${labelOf(collection, field)}: there is a ${contentName(file, text)} already: choose another one`,
      ]);
}

/** How the form names a field. */
export const labelOf = ({ fields }: Collection, name: string): string =>
  fields.find((field) => field.name === name)?.label ?? name;

/** @throws Refused when another entry has the file, and with it the address, which is written or made from the title */
export async function requireFree(
  files: ContentFiles,
  file: string,
  collection: Collection,
  values: Values,
): Promise<void> {
  const text = await files.text(files.full(file));
  if (text === undefined) return;
  const name = contentName(file, text);
  const [title] = collection.titles;
  if (!hasAddress(collection))
    throw refusedFor([`${labelOf(collection, title)}: there is the ${name} already: change that one`]);
  const address = nameOfFile(file);
  const isWritten = slug(String(values[ADDRESS] ?? '')) === address;
  throw refusedFor([
    isWritten
      ? `${labelOf(collection, ADDRESS)}: “${address}” is taken by the ${name}: write another address`
      : `${labelOf(collection, title)}: its address “${address}” is taken by the ${name}: choose another one, or write an address`,
  ]);
}
