import { z } from 'zod';
import { textsWhere } from '../formats/placed-texts.ts';

/** A text with a word in braces that nothing fills in. */
interface UnknownWord {
  path: PropertyKey[];
  message: string;
}

/** As `fill` has it, which leaves words that it does not know as they are. */
const IN_BRACES = /\{\w+\}/g;

/**
 * Finds words in braces that a visitor would read as they are. What the site fills in is named in the description of the field, or of a
 * group around it: there editors read it as well.
 * @param schema of the value
 */
export function unknownWords(schema: z.ZodType, value: unknown): UnknownWord[] {
  return textsWhere(value, (text) => wordsIn(text).length > 0).flatMap(({ text, path }) => {
    const known = wordsAlong(schema, path);
    const unknown = wordsIn(text).find((word) => !known.includes(word));
    return unknown === undefined ? [] : [{ path, message: remedyOf(unknown, known) }];
  });
}

const wordsIn = (text: string): string[] => text.match(IN_BRACES) ?? [];

/** The words that the descriptions on the way to a field name. */
function wordsAlong(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  let at = layersOf(schema);
  const met = [...at];
  for (const step of path) {
    at = at.flatMap((each) => partOf(each, step)).flatMap(layersOf);
    met.push(...at);
  }
  const descriptions = met.map((each) => z.globalRegistry.get(each)?.description ?? '');
  return [...new Set(descriptions.flatMap(wordsIn))];
}

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** A schema, and those that it wraps or chooses from. */
function layersOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  return [schema, ...inside(definitionOf(schema)).flatMap(layersOf)];
}

function inside(definition: z.core.$ZodTypes['_zod']['def']): readonly z.core.$ZodType[] {
  switch (definition.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [definition.innerType];
    case 'union':
      return definition.options;
    case 'intersection':
      return [definition.left, definition.right];
    case 'pipe':
      return [definition.in, definition.out];
    default:
      return [];
  }
}

/** What a schema has under a key, which may be any that somebody wrote, or at a place of a list. */
function partOf(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object': {
      const own = Object.hasOwn(definition.shape, step)
        ? definition.shape[String(step)]
        : definition.catchall;
      return own ? [own] : [];
    }
    case 'record':
      return [definition.valueType];
    case 'array':
      return [definition.element];
    case 'tuple':
      return [definition.items[Number(step)] ?? definition.rest ?? []].flat();
    default:
      return [];
  }
}

function remedyOf(word: string, known: string[]): string {
  return known.length > 0
    ? `${word} is not known here: use ${known.join(', ')}`
    : `words in braces are shown as they are here: take the braces of ${word} out`;
}
