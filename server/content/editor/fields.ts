import { z } from 'zod';
import { ENTRY_KINDS, KINDS, type KindRecord } from '#domain/entries/entry-kinds.ts';
import { COVERS } from '#domain/media/picture.ts';
import { slug } from '#domain/shared/slug.ts';
import { coverPhotoFields } from '../entries/articles.ts';
import { SCHEMAS } from '../entries/posts.ts';
import type { FieldsSchema } from '../formats/front-matter.ts';
import type { Choice, Choices } from './choices.ts';
import { wordsOf } from './labels.ts';

/** How a field is shown. */
interface Widget {
  widget:
    | 'string'
    | 'text'
    | 'boolean'
    | 'number'
    | 'select'
    | 'list'
    | 'object'
    | 'datetime'
    | 'image'
    | 'markdown';
  hint?: string;
  /** A regular expression, and what to write instead. */
  pattern?: [string, string];
  default?: boolean | string;
  options?: (string | Choice)[];
  multiple?: boolean;
  date_format?: string | false;
  time_format?: string | false;
  choose_url?: boolean;
  fields?: Field[];
  value_type?: 'int';
  min?: number;
  max?: number;
  collapsed?: boolean;
  /** Name of one entry of a list, and the field that stands for it while it is folded. */
  label_singular?: string;
  summary?: string;
}

/** A field of the editor's form, as Decap's configuration has it. */
export interface Field extends Widget {
  name: string;
  label: string;
  required: boolean;
}

/** The part of a field's JSON schema that is read. */
interface Shape {
  type?: string;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  format?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
}

/** The field that names a picture of the images folder. */
const PICTURE = 'file';
/** Fields that a form has and a file has not: the time of publication, and a topic that no entry has yet. */
export const TIME = 'time';
export const NEW_TOPIC = 'newTopic';

/** From so many characters on a field is a box of several lines. */
const LONG = 100;

/**
 * Makes the form of a schema of fields.
 * @param stands schemas in the place of fields whose own cannot tell how they look, by name
 * @throws Error that names a field which has no form
 */
export function fieldsOf(schema: z.ZodObject, stands: Record<string, z.ZodObject> = {}): Field[] {
  const shape = jsonSchema(schema);
  const properties = Object.entries(shape.properties ?? {}).map(([name, own]): [string, Shape] => {
    const other = stands[name];
    return [name, other ? jsonSchema(other) : own];
  });
  return formOf({ ...shape, properties: Object.fromEntries(properties) });
}

const jsonSchema = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** @param isOptional whether the whole may be left out, so that nothing in it can be asked for */
function formOf({ properties = {}, required = [] }: Shape, isOptional = false): Field[] {
  return Object.entries(properties).map(([name, shape]) => {
    const isRequired = required.includes(name) && !isOptional;
    const { label, hint: about } = wordsOf(name);
    const { hint: rule, ...widget } = widgetOf(name, shape, isRequired);
    const hint = [about, rule].filter(Boolean).join('. ');
    return { name, label, required: isRequired, ...widget, ...(hint && { hint }) };
  });
}

function widgetOf(name: string, shape: Shape, isRequired: boolean): Widget {
  const { type, items, minItems, maxItems, minimum, maximum } = shape;
  if (name === PICTURE) return { widget: 'image', choose_url: false };
  if (shape.enum) return { widget: 'select', options: shape.enum };
  if (type === 'string') return textOf(shape);
  // A switch has no third position: what is left out is shown as what it stands for.
  if (type === 'boolean') return { widget: 'boolean', default: shape.default === true };
  if (type === 'integer')
    return {
      widget: 'number',
      value_type: 'int',
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    };
  if (type === 'array' && items?.type === 'string')
    return {
      widget: 'list',
      hint: 'Separate them by commas',
      ...(isRequired && minItems !== undefined && { min: minItems }),
      ...(maxItems !== undefined && { max: maxItems }),
    };
  if (type === 'object' && shape.properties)
    return { widget: 'object', collapsed: !isRequired, fields: formOf(shape, !isRequired) };
  throw new Error(`The editor has no form for the field '${name}': ${JSON.stringify(shape)}`);
}

/** A day from a calendar, as files have it. */
const DAY: Widget = { widget: 'datetime', date_format: 'YYYY-MM-DD', time_format: false, default: '' };

function textOf({ minLength = 0, maxLength, format }: Shape): Widget {
  if (format === 'date') return DAY;
  const widget = maxLength !== undefined && maxLength > LONG ? 'text' : 'string';
  if (maxLength === undefined) return { widget };
  const says = `${minLength} to ${maxLength} characters`;
  return { widget, hint: says, pattern: [`^[\\s\\S]{${minLength},${maxLength}}$`, `write ${says}`] };
}

/** Entries of one kind, which the editor shows as a list. */
export interface Collection extends KindRecord {
  schema: FieldsSchema<unknown>;
  fields: Field[];
  /** The field that names an entry. */
  title: string;
}

/** A cover is a word or a picture, which is no form: here it is one with a choice of drawings and the fields of a picture. */
const coverForm = z.strictObject({ drawing: z.enum(COVERS), ...coverPhotoFields }).partial();

const fields = (schema: z.ZodObject) =>
  fieldsOf(schema, 'cover' in schema.shape ? { cover: coverForm } : {}).flatMap(withTime);

/** The day of publication with the time beside it, which a file has in one field. */
function withTime(field: Field): Field[] {
  if (field.name !== 'date') return [field];
  const day = { ...field, ...DAY, default: '{{now}}' };
  const time: Widget = { widget: 'datetime', date_format: false, time_format: 'HH:mm', default: '' };
  return [day, { name: TIME, required: false, ...wordsOf(TIME), ...time }];
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
    const words = wordsOf(field.name);
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
    return [
      { ...topics, required: false },
      { name: NEW_TOPIC, required: false, widget: 'string', ...wordsOf(NEW_TOPIC) },
    ];
  });
}

/** All that the editor shows. Page copy is none of it: a form cannot show marks like `!unconfirmed`. */
export const COLLECTIONS: Collection[] = ENTRY_KINDS.map((kind) => {
  const schema = SCHEMAS[kind];
  return { ...KINDS[kind], schema, fields: fields(schema), title: kind === 'term' ? 'subject' : 'title' };
});

/**
 * Where an entry that is not there yet is saved.
 * @returns the path below the content folder; undefined as long as it has no name
 */
export function pathOfNew(
  { folder, depth, title }: Collection,
  values: Record<string, unknown>,
): string | undefined {
  const name = slug(String(values[title] ?? ''));
  if (name === '') return undefined;
  // Terms are in the folder of their letter.
  return [folder, ...(depth === 1 ? [name.slice(0, 1)] : []), `${name}.md`].join('/');
}

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
