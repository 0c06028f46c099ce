import { z } from 'zod';
import { focusSchema } from '#domain/media/picture.ts';
import type { Choice } from './choices.ts';
import { type FieldWords, labelOfList, wordsOf } from './labels.ts';
import { optionsOf } from './option-words.ts';

/** How a field is shown. */
export interface Widget {
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
    | 'focus'
    | 'page-text'
    | 'hidden';
  hint?: string;
  /** A regular expression, and what to write instead. */
  pattern?: [string, string];
  default?: boolean | string | number | string[];
  options?: Choice[];
  multiple?: boolean;
  date_format?: string | false;
  time_format?: string | false;
  choose_url?: boolean;
  fields?: Field[];
  /** Of a list whose entries are texts or numbers. */
  field?: Field;
  value_type?: 'int' | 'float';
  min?: number;
  max?: number;
  collapsed?: boolean;
  allow_add?: boolean;
  allow_remove?: boolean;
  /** The buttons above a text, by their names in `page/text/toolbar.js`. */
  tools?: string[];
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
  description?: string;
  enum?: (string | number)[];
  const?: string | number | boolean;
  anyOf?: Shape[];
  minLength?: number;
  maxLength?: number | undefined;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  items?: Shape | false;
  /** Of a list of so many entries. */
  prefixItems?: Shape[];
  /** Of a map by names of a list. */
  propertyNames?: { enum?: string[] };
  additionalProperties?: Shape | false;
  properties?: Record<string, Shape>;
  required?: string[];
}

/** The field that names a picture of the images folder. */
const PICTURE = 'file';
/** From so many characters on a field is a box of several lines. */
const LONG = 100;
/** Fields that are usually longer than a line, though no schema says how long. */
const PARAGRAPHS = ['answer', 'body', 'lead', 'text'];
/** The field of an entry that is a text alone. */
const ITEM = 'item';

/**
 * Makes the form of a schema of fields.
 * @param stands schemas in the place of fields whose own cannot tell how they look, by name
 * @param words label and hint of each field; what the schema describes is the hint where they have none
 * @throws Error that names a field which has no form
 */
export function fieldsOf(
  schema: z.ZodType,
  stands: Record<string, z.ZodObject> = {},
  words: (name: string) => FieldWords = wordsOf,
): Field[] {
  const shape = jsonSchema(schema);
  const properties = Object.entries(shape.properties ?? {}).map(([name, own]): [string, Shape] => {
    const other = stands[name];
    return [name, other ? jsonSchema(other) : own];
  });
  return formOf({ ...shape, properties: Object.fromEntries(properties) }, words);
}

export const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** The page asks for fields of a group that may be left out once the group has anything (`page/fields/groups.js`). */
function formOf(
  { properties = {}, required = [] }: Shape,
  words: (name: string) => FieldWords = wordsOf,
): Field[] {
  return Object.entries(properties).map(([name, shape]) => {
    const isRequired = required.includes(name);
    const { label, one, hint: about = shape.description } = words(name);
    const { hint: rule, ...widget } = widgetOf(name, shape, isRequired);
    const hint = [about, rule].flatMap((part) => (part ? [sentence(part)] : [])).join('. ');
    const isAsked = isRequired && widget.widget !== 'hidden';
    const singular = widget.widget === 'list' &&
      widget.allow_add !== false && { label_singular: one ?? 'entry' };
    const shown = (widget.widget === 'list' && labelOfList(name)) || label;
    return { name, label: shown, ...singular, required: isAsked, ...widget, ...(hint && { hint }) };
  });
}

export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function widgetOf(name: string, shape: Shape, isRequired: boolean): Widget {
  const { type, minimum, maximum, propertyNames, additionalProperties } = shape;
  if (name === PICTURE) return { widget: 'image', choose_url: false };
  if (shape.const !== undefined) return { widget: 'hidden', default: shape.const };
  if (shape.enum) return { widget: 'select', options: optionsOf(shape.enum) };
  if (type === 'string' || shape.anyOf?.every((each) => each.type === 'string')) return textOf(name, shape);
  // A switch has no third position: what is left out is shown as what it stands for.
  if (type === 'boolean') return { widget: 'boolean', default: shape.default === true };
  if (type === 'integer' || type === 'number')
    return {
      widget: 'number',
      value_type: type === 'integer' ? 'int' : 'float',
      ...(minimum !== undefined && { min: minimum }),
      ...(maximum !== undefined && { max: maximum }),
    };
  if (type === 'array') return listOf(name, shape, isRequired);
  if (type === 'object' && !shape.properties && propertyNames?.enum && additionalProperties) {
    const properties = Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties]));
    return widgetOf(name, { ...shape, properties }, isRequired);
  }
  if (type === 'object' && shape.properties)
    return { widget: 'object', collapsed: !isRequired, fields: formOf(shape) };
  throw new Error(`The editor has no form for the field '${name}': ${JSON.stringify(shape)}`);
}

function listOf(name: string, shape: Shape, isRequired: boolean): Widget {
  const { items, prefixItems } = shape;
  const limits = limitsOf(shape, isRequired, labelOfList(name) ?? wordsOf(name).label);
  const entry = prefixItems ? commonShape(prefixItems) : items;
  if (entry && entry.type === 'object' && entry.properties) {
    const fields = formOf(entry);
    const title = fields.find(({ widget, required }) => required && widget === 'string') ?? fields[0];
    return { ...LIST, collapsed: true, summary: `{{fields.${title?.name}}}`, fields, ...limits };
  }
  if (!entry || entry.type === 'array')
    throw new Error(`The editor has no form for the field '${name}': ${JSON.stringify(shape)}`);
  const { hint, ...widget } = widgetOf(name, entry, true);
  const { label, one } = wordsOf(name);
  const field = { name: ITEM, label: one ? sentence(one) : label, required: true, ...widget };
  const { hint: count, ...most } = limits;
  const both = [count, hint && `Each: ${hint}`].filter(Boolean).join('. ');
  return { ...LIST, collapsed: false, field, ...most, ...(both && { hint: both }) };
}

/** A list that is empty in a new form: Decap would begin it with an entry of whatever its fields begin with. */
const LIST = { widget: 'list', default: [] } satisfies Widget;

/**
 * How many entries a list may have, in words, too; one of so many is neither longer nor shorter.
 * @param isRequired whether it is there always
 * @param label of the list: what its entries are
 */
export function limitsOf(
  { prefixItems, minItems, maxItems }: Shape,
  isRequired: boolean,
  label: string,
): Partial<Widget> {
  const isFixed = prefixItems !== undefined || (minItems !== undefined && minItems === maxItems);
  const least = isRequired ? minItems : undefined;
  const most = maxItems === undefined ? undefined : `at most ${maxItems}`;
  // A list of so many that differ says so itself.
  const always = `there are always ${minItems} ${label.toLowerCase()}: to show another, write it over one of these`;
  const says = prefixItems ? undefined : isFixed ? always : most;
  return {
    ...(least !== undefined && { min: least }),
    ...(maxItems !== undefined && { max: maxItems }),
    ...(isFixed && { allow_add: false, allow_remove: false }),
    ...(says && { hint: says }),
  };
}

/** The shape of all entries of a list of so many: what is fixed in one of them is written in none. */
function commonShape(shapes: Shape[]): Shape | undefined {
  const [first] = shapes;
  if (!first?.properties) return first && { ...first, maxLength: undefined };
  const fixed = Object.keys(first.properties).filter((name) =>
    shapes.some(({ properties }) => properties?.[name]?.const !== undefined),
  );
  const shapeOf = ([name, shape]: [string, Shape]) => [name, fixed.includes(name) ? { const: '' } : shape];
  return { ...first, properties: Object.fromEntries(Object.entries(first.properties).map(shapeOf)) };
}

/** A day from a calendar, as files have it. */
export const DAY: Widget = { widget: 'datetime', date_format: 'YYYY-MM-DD', time_format: false, default: '' };

const FOCUS_PATTERN = jsonSchema(focusSchema).pattern;

function textOf(name: string, { minLength = 0, maxLength, format, pattern }: Shape): Widget {
  if (format === 'date') return DAY;
  if (pattern !== undefined && pattern === FOCUS_PATTERN) return { widget: 'focus' };
  const isLong = maxLength === undefined ? PARAGRAPHS.includes(name) : maxLength > LONG;
  const widget = isLong ? 'text' : 'string';
  if (maxLength === undefined) return { widget };
  const says = minLength > 0 ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`;
  return { widget, hint: says, pattern: [patternOf(minLength, maxLength), `write ${says}`] };
}

/** A text of so many characters; spaces around it do not count as some. */
function patternOf(least: number, most: number): string {
  if (least < 2) return String.raw`^[\s\S]{${least},${most}}$`;
  return String.raw`^(?=[\s\S]{0,${most}}$)\s*\S[\s\S]{${least - 2},}\S\s*$`;
}
