import { z } from 'zod';

/** The part of a field's JSON schema that is read. */
interface Shape {
  description?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape | boolean;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}

/** A text with a word in braces that nothing fills in. */
interface UnknownWord {
  path: PropertyKey[];
  message: string;
}

/** As `fill` has it, which leaves words that it does not know as they are. */
const IN_BRACES = /\{\w+\}/g;

/** Copy is read at every change; the schema stays the same. */
const shapes = new WeakMap<z.ZodType, Shape>();

/**
 * Finds words in braces that a visitor would read as they are. What the site fills in is named in the description of the field, or of a
 * group around it: there editors read it as well.
 * @param schema of the value
 */
export function unknownWords(schema: z.ZodType, value: unknown): UnknownWord[] {
  const texts = textsWithBraces(value);
  if (texts.length === 0) return [];
  const shape = shapes.get(schema) ?? shapeOf(schema);
  shapes.set(schema, shape);
  return texts.flatMap(({ path, words }) => {
    const known = wordsAlong(shape, path);
    const unknown = words.find((word) => !known.includes(word));
    return unknown === undefined ? [] : [{ path, message: remedyOf(unknown, known) }];
  });
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

const wordsIn = (text: string): string[] => text.match(IN_BRACES) ?? [];

function textsWithBraces(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; words: string[] }[] {
  if (typeof value === 'string') {
    const words = wordsIn(value);
    return words.length > 0 ? [{ path, words }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((part, at) => textsWithBraces(part, [...path, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsWithBraces(part, [...path, key]));
}

/** The words that the descriptions on the way to a field name. */
function wordsAlong(shape: Shape, path: PropertyKey[]): string[] {
  let at = optionsOf(shape);
  const met = [...at];
  for (const step of path) {
    at = at.flatMap((each) => partOf(each, step)).flatMap(optionsOf);
    met.push(...at);
  }
  return [...new Set(met.flatMap(({ description = '' }) => wordsIn(description)))];
}

function optionsOf(shape: Shape): Shape[] {
  const { anyOf = [], oneOf = [], allOf = [] } = shape;
  return [shape, ...[...anyOf, ...oneOf, ...allOf].flatMap(optionsOf)];
}

function partOf(shape: Shape, step: PropertyKey): Shape[] {
  const { properties, additionalProperties, prefixItems, items } = shape;
  const part =
    typeof step === 'number'
      ? (prefixItems?.[step] ?? items)
      : (properties?.[String(step)] ?? additionalProperties);
  return typeof part === 'object' ? [part] : [];
}

function remedyOf(word: string, known: string[]): string {
  return known.length > 0
    ? `${word} is not known here: use ${known.join(', ')}`
    : `words in braces are shown as they are here: take the braces of ${word} out`;
}
