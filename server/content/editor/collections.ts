import { z } from 'zod';
import { ENTRY_KINDS, KINDS, type KindRecord } from '#domain/entries/entry-kinds.ts';
import { COVERS } from '#domain/media/picture.ts';
import { coverPhotoFields } from '../entries/articles.ts';
import { SCHEMAS } from '../entries/parse-entries.ts';
import type { FieldsSchema } from '../formats/front-matter.ts';
import { type Field, fieldsOf } from './fields.ts';

/** Entries of one kind, which the editor shows as a list. */
export interface Collection extends KindRecord {
  schema: FieldsSchema<unknown>;
  fields: Field[];
  /** The field that names an entry. */
  title: string;
}

/** A cover is a word or a picture, which is no form: here it is one with a choice of drawings and the fields of a picture. */
const coverForm = z.strictObject({ drawing: z.enum(COVERS), ...coverPhotoFields }).partial();

const fields = (schema: z.ZodObject) => fieldsOf(schema, 'cover' in schema.shape ? { cover: coverForm } : {});

/** All that the editor shows. Page copy is none of it: a form cannot show marks like `!unconfirmed`. */
export const COLLECTIONS: Collection[] = ENTRY_KINDS.map((kind) => {
  const schema = SCHEMAS[kind];
  return { ...KINDS[kind], schema, fields: fields(schema), title: kind === 'term' ? 'subject' : 'title' };
});

/**
 * The collection that a file belongs to.
 * @param path below the content folder
 */
export function collectionOf(path: string): Collection | undefined {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  // `name.pdf.md` is the text of a guide's PDF.
  if (!/^[a-z0-9-]+\.md$/.test(name) || !parts.every((part) => /^[a-z0-9-]+$/.test(part))) return undefined;
  return COLLECTIONS.find(({ folder, depth }) => parts[0] === folder && parts.length === depth + 1);
}
