import type { Content } from '#domain/services/content.ts';

/** Fields that name something to the code where their value is one word of small letters, or a letter of the glossary. */
const NAMES = new Set([
  'author',
  'cause',
  'code',
  'covers',
  'drawing',
  'formerly',
  'id',
  'kind',
  'letter',
  'letters',
  'nodeType',
  'page',
  'person',
  'picture',
  'portrait',
  'related',
  'reviewer',
  'sign',
  'slug',
  'status',
  'term',
  'type',
]);
const NAME = /^([a-z0-9]+([-A-Z_a-z0-9]+)?|[A-Z]{1,2})$/;

/** The values that no language changes: addresses, telephone numbers, days and moments, types of files. */
const ADDRESS = /^([/#]|https?:|[^\s@]+@[^\s@]+$|\+\d+$|\d{4}-\d\d-\d\d(T|$)|image\/)/;

/** The methods that answer for the whole site in every language, or that the code alone asks. */
const UNTOUCHED = new Set([
  'revision',
  'nextAppearance',
  'state',
  'locale',
  'roads',
  'rateCards',
  'authors',
  'moved',
  'addresses',
]);

function bracketed(value: unknown, field: string): unknown {
  if (typeof value === 'string')
    return value === '' || ADDRESS.test(value) || (NAMES.has(field) && NAME.test(value))
      ? value
      : `[${value}]`;
  if (Array.isArray(value)) return value.map((item) => bracketed(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bracketed(inner, name)]));
}

/**
 * Content in a language in which each text is in brackets. They are put around what was read: the files could not have them, as
 * schemas limit how long a text is and hold the words of the specification.
 */
export function bracketedContent(content: Content): Content {
  const lanes = () => content.lanes().map((lane) => ({ ...shown(lane), from: lane.from, to: lane.to }));
  return new Proxy(content, {
    get(target, name: keyof Content) {
      if (name === 'lanes') return lanes;
      if (name === 'isTranslated') return () => true;
      const method = target[name] as (...given: unknown[]) => unknown;
      return UNTOUCHED.has(name) ? method : (...given: unknown[]) => shown(method(...given));
    },
  });
}

const shown = <Value>(value: Value): Value => bracketed(value, '') as Value;
