import { z } from 'zod';
import { ENTRY_KINDS, KINDS, type KindRecord } from '#domain/entries/entry-kinds.ts';
import { guidePdfSchema } from '#domain/entries/guide-pdf.ts';
import { COVERS } from '#domain/media/picture.ts';
import { laneSchema } from '#domain/price/lanes.ts';
import { slug } from '#domain/shared/slug.ts';
import { coverPhotoFields } from '../../entries/articles.ts';
import { SCHEMAS } from '../../entries/posts.ts';
import type { FieldsSchema } from '../../formats/front-matter.ts';
import type { Choices } from './choices.ts';
import { DAY, type Field, fieldsOf, type Widget } from './form-of-schema.ts';
import { FORM_FIELDS, wordsOfEntry } from './labels.ts';

/** Fields that a form has and a file has not: the time of publication, a topic that no entry has yet, and the name of the file. */
export const TIME = 'time';
export const NEW_TOPIC = 'newTopic';
export const ADDRESS = 'address';
/** What a list says of an entry that its other fields do not; nobody sees it in the form. */
export const LISTED = 'listed';

/** Files of one kind, which the editor shows as a list. */
export interface Collection extends Pick<KindRecord, 'folder' | 'depth' | 'one' | 'label'> {
  /** No other collection has it. */
  name: string;
  /** How the names of its files end. */
  ending: '.md' | '.pdf.md' | '.yaml';
  schema: FieldsSchema<unknown>;
  fields: Field[];
  /** The fields that name an entry. */
  titles: [string, ...string[]];
}

/** A cover is a word or a picture, which is no form: here it is one with a choice of drawings and the fields of a picture. */
const coverForm = z
  .strictObject({ drawing: z.enum(COVERS).describe(FORM_FIELDS.drawing.hint), ...coverPhotoFields })
  .partial();

/** Beside the topics that content has. */
export const NEW_TOPIC_FIELD: Field = {
  name: NEW_TOPIC,
  required: false,
  widget: 'string',
  ...FORM_FIELDS.newTopic,
};

/** @param title label of the field that it is made from */
const addressField = (title: string): Field => ({
  name: ADDRESS,
  label: 'Address',
  required: false,
  widget: 'string',
  hint: `Last part of the address of the page. Empty: it is made from the ${title.toLowerCase()}. If you change it, the old address leads to the new one, and links follow`,
});

/** The address is below the title that it is made from. */
function fields(schema: z.ZodObject): Field[] {
  const stands: Record<string, z.ZodObject> = 'cover' in schema.shape ? { cover: coverForm } : {};
  const [title, ...others] = fieldsOf(schema, stands, wordsOfEntry);
  return [...(title ? [title, addressField(title.label)] : []), ...others.flatMap(withTime)];
}

/** The day of publication with the time beside it, which a file has in one field. */
function withTime(field: Field): Field[] {
  if (field.name !== 'date') return [field];
  const day = { ...field, ...DAY, default: '{{now}}' };
  const time: Widget = { widget: 'datetime', date_format: false, time_format: 'HH:mm', default: '' };
  return [day, { name: TIME, required: false, ...FORM_FIELDS.time, ...time }];
}

/**
 * The fields of a form with what is chosen from: names that content has already. A topic can also be a new one.
 * @param choices by name of the field
 */
export function withChoices(fields: Field[], choices: Choices): Field[] {
  return fields.flatMap((field) => {
    const options = choices[field.name as keyof Choices];
    if (!options) return [field];
    const { hint: _separator, ...chosen } = field;
    const words = wordsOfEntry(field.name);
    const select: Field = {
      ...chosen,
      ...(words.hint && { hint: words.hint }),
      widget: 'select',
      options,
      ...(field.widget === 'list' && { multiple: true }),
    };
    if (field.name !== 'tags') return [select];
    // A new topic alone is enough.
    const { min: _min, ...topics } = select;
    return [{ ...topics, required: false }, NEW_TOPIC_FIELD];
  });
}

/** The guide that a text of a PDF belongs to: the name of its file. */
export const GUIDE = 'guide';

const GUIDE_FIELD: Field = {
  name: GUIDE,
  label: 'Guide',
  required: true,
  widget: 'select',
  hint: 'The PDF of a guide has one text, and no other one later',
};

const ENTRIES: Collection[] = ENTRY_KINDS.map((kind) => {
  const schema = SCHEMAS[kind];
  const { folder, depth, one, label } = KINDS[kind];
  const titles: [string] = [kind === 'term' ? 'subject' : 'title'];
  return { name: folder, folder, depth, one, label, ending: '.md', schema, fields: fields(schema), titles };
});

const GUIDE_TEXTS: Collection = {
  name: 'guide-texts',
  folder: KINDS.guide.folder,
  depth: 0,
  ending: '.pdf.md',
  one: 'text of a PDF',
  label: 'PDFs of the e-guides',
  schema: guidePdfSchema,
  fields: [GUIDE_FIELD, ...fieldsOf(guidePdfSchema)],
  titles: [GUIDE],
};

const LANES: Collection = {
  name: 'lanes',
  folder: 'lanes',
  depth: 0,
  ending: '.yaml',
  one: 'lane',
  label: 'Lanes',
  schema: laneSchema,
  fields: fieldsOf(laneSchema),
  titles: ['from', 'to'],
};

/** The kinds of files that the editor shows as lists. */
export const COLLECTIONS: Collection[] = [...ENTRIES, GUIDE_TEXTS, LANES];

/** Whether the form of an entry has its address, which is made from other fields for all others. */
export const hasAddress = ({ fields }: Collection): boolean => fields.some(({ name }) => name === ADDRESS);

/**
 * The file of an entry, by its address or its title.
 * @param name of the file so far, which a form that says nothing of addresses keeps; absent for a new entry
 * @returns the path below the content folder; undefined as long as the entry has no name
 */
export function fileOfEntry(
  collection: Collection,
  values: Record<string, unknown>,
  name?: string,
): string | undefined {
  const { folder, depth, titles, ending } = collection;
  const titled = slug(titles.map((title) => String(values[title] ?? '')).join(' '));
  const said = values[ADDRESS] === undefined ? name : slug(String(values[ADDRESS] ?? ''));
  const now = (hasAddress(collection) && said) || titled;
  if (now === '') return undefined;
  // Terms are in the folder of the letter that they begin with.
  return [folder, ...(depth === 1 ? [(titled || now).charAt(0)] : []), now + ending].join('/');
}

/**
 * The path of an entry with the folder of its letter, which no template of Decap tells.
 * @param path within the repository
 */
export function withLetter(path: string): string {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  const isTerm = COLLECTIONS.some(({ folder, depth }) => depth === 1 && folder === parts.at(-1));
  return isTerm ? [...parts, name.slice(0, 1), name].join('/') : path;
}

/**
 * The collection that a file belongs to.
 * @param path below the content folder
 */
export function collectionOf(path: string): Collection | undefined {
  return COLLECTIONS.find(({ folder, depth, ending }) => {
    const parts = path.slice(0, -ending.length).split('/');
    return (
      path.endsWith(ending) &&
      parts[0] === folder &&
      parts.length === depth + 2 &&
      parts.every((part) => /^[a-z0-9-]+$/.test(part))
    );
  });
}

/** The last part of the name of a file, without the ending that its collection has. */
export const nameOfFile = (file: string): string =>
  file.slice(file.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
